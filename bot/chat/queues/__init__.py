"""Queues: whose turn it is, what is tried again, and how much each may ask for."""
