"""A game's log, its dice and its replay."""
