"""Computers in seats, and dice that roll by themselves."""
