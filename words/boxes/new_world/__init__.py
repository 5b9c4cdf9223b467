"""New World in words."""
