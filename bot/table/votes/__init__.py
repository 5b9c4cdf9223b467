"""Votes: motions, voters, and results."""
