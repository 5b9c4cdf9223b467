"""Finding a game: waiting lobbies, a button in a channel, and roles that new lobbies ping."""
