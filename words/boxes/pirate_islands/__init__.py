"""The Pirate Islands in words."""
