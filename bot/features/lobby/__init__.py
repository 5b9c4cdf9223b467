"""The lobby: opening a table, joining, options, starting, rematch."""
