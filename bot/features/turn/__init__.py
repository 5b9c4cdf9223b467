"""Rolling and ending the turn."""
