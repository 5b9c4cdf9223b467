"""Tests of five and six at the table."""
