"""Cities & Knights on Discord."""
