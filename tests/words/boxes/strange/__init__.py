"""The strange box in words."""
