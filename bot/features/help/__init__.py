"""Help on the game and its commands."""
