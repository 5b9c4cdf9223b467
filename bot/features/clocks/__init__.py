"""Clocks, reminders, quiet hours, pauses and absent players."""
