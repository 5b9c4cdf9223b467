"""A person's data: exported or deleted."""
