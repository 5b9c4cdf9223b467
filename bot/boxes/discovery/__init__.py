"""Discovery on Discord."""
