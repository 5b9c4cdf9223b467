"""Finding a game: lobbies that wait, a button in a channel, roles that new lobbies ping."""
