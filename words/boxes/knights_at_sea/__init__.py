"""Knights at sea in words."""
