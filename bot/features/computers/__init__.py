"""Computers that play seats, and dice that roll by themselves."""
