"""Seafarers on Discord."""
