"""Moving a game to another channel."""
