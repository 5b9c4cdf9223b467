"""The steps, in order of their numbers. A step that has landed is never changed."""
