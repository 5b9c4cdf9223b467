"""Cloth for Catan on Discord."""
