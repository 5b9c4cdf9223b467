"""Cloth for Catan in words."""
