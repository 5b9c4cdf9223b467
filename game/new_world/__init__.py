"""New World: a board of chance, land and sea alike."""
