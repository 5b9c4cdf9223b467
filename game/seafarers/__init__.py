"""Seafarers: ships, the pirate, gold, islands and their points, a verb a file."""
