"""Hints: up to three moves worth considering, each with its reasons."""
