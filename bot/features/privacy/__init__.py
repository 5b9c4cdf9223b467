"""A person's data: exporting and deleting it."""
