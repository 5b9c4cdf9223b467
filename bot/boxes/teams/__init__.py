"""Teams of two on Discord."""
