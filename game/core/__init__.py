"""Machinery that knows no rule of Catan."""
