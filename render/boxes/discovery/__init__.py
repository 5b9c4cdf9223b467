"""Discovery in pictures."""
