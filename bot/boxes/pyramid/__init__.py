"""The Great Pyramid on Discord."""
