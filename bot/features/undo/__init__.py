"""Undo: take back the latest action."""
