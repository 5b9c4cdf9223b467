"""Benchmarks, as ratios; ``python -m bench`` measures and prints them."""
