"""The Wonders of Catan in words."""
