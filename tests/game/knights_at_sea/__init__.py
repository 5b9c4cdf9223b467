"""Tests of Cities & Knights at sea."""
