"""The Great Pyramid in pictures."""
