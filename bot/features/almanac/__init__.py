"""The almanac: what the words of the game mean."""
