"""The Pirate Islands on Discord."""
