"""The Forgotten Tribe in pictures."""
