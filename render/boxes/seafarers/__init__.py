"""Seafarers in pictures."""
