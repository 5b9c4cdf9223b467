"""Seconds that tests wait before they give up; a slow machine only makes them slower."""

PATIENCE = 120.0
"""Seconds; far more than any wait takes even on a busy machine."""
