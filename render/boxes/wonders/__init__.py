"""The Wonders of Catan in pictures."""
