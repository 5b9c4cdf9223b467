"""The strange box in pictures."""
