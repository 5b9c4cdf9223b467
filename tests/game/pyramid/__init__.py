"""Tests of the Great Pyramid."""
