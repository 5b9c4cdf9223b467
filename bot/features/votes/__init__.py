"""Votes: decisions that the people at a table make together."""
