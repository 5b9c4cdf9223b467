"""Chance in tests: one printed seed for everything that would ask the system for randomness."""
