"""The steps, ordered by number. A released step is never changed."""
