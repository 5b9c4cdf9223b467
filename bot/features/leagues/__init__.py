"""Leagues: tables of points from a server's games in one format."""
