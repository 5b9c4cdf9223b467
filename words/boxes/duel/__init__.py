"""Texts of games of two."""
