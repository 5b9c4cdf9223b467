"""Texts of two-player games."""
