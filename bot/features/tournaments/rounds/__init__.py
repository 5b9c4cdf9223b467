"""A round of a tournament: drawing its tables, looking after them, and their results."""
