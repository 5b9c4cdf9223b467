"""A table in memory; each action at it is one transaction."""
