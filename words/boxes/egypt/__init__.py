"""Ancient Egypt in words."""
