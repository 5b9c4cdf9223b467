"""Tests with five and six players."""
