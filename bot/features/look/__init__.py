"""Looking: hand, board, score, one's own games."""
