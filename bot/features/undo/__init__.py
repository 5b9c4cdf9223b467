"""Undo: taking back what was done last."""
