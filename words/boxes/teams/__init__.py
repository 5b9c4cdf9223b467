"""Texts of teams."""
