"""The Forgotten Tribe: gifts along the coasts of small islands."""
