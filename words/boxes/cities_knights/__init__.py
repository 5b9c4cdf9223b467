"""Texts of Cities & Knights."""
