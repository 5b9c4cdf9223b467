"""The Forgotten Tribe in words."""
