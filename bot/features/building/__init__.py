"""Building and buying."""
