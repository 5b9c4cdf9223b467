"""The Harbormaster in words."""
