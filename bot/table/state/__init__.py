"""Everything that a table remembers in addition to its game."""
