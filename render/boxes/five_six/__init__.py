"""Five and six in pictures."""
