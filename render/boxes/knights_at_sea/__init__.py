"""Knights at sea in pictures."""
