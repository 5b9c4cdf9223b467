"""Help from the Gods on Discord."""
