"""Queues, retries, and the share of requests that each person gets."""
