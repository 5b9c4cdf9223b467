"""Help from the Gods in words."""
