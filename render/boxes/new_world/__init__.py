"""The New World in pictures."""
