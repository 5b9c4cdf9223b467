"""The Great Pyramid."""
