"""Playing any verb, by private screens or by commands."""
