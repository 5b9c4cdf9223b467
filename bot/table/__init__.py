"""A table in memory, and one action as one transaction."""
