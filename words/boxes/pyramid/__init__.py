"""The Great Pyramid in words."""
