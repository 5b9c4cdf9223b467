"""The Pirate Islands in pictures."""
