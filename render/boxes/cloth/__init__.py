"""Cloth for Catan in pictures."""
