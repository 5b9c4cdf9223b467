"""A person's own settings."""
