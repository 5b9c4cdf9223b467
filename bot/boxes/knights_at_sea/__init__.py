"""Knights at sea on Discord."""
