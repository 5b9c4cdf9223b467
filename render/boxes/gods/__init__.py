"""Help from the Gods in pictures."""
