"""Tournaments: sign-up, rounds at drawn tables, standings, a final."""
