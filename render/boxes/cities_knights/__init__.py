"""Cities & Knights in pictures."""
