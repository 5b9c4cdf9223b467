"""Prepared answers: given in advance, for a moment that may come."""
