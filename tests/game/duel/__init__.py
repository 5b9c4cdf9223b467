"""Games of two."""
