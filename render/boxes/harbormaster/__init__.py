"""The Harbormaster in pictures."""
