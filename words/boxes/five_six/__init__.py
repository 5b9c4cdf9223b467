"""Texts of games with five and six players."""
