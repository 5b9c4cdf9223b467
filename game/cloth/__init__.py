"""Cloth for Catan: villages that trade by sea."""
