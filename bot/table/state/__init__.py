"""What a table remembers besides its game."""
