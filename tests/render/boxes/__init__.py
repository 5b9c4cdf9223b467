"""What boxes of the tests bring to pictures."""
