"""Two against two."""
