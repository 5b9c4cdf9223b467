"""Watching the program: log, metrics, causes of faults."""
