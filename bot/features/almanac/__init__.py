"""The almanac: the meanings of the game's words."""
