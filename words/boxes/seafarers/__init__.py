"""Seafarers in words."""
