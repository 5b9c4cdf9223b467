"""Discovery in words."""
