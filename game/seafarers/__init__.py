"""Seafarers, a verb a file; `module.MODULE` is all of it, and not among the boxes yet."""
