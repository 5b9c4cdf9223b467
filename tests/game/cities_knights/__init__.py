"""Tests of Cities & Knights."""
