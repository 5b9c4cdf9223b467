"""Teams in pictures."""
