"""Clocks, reminders, quiet hours, pauses, and people who are absent."""
