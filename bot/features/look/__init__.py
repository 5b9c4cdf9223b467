"""Commands that show the hand, the board, the points and one's own games."""
