"""New World on Discord."""
