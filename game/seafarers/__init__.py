"""Seafarers, a verb a file; `module.MODULE` is all of it."""

from game.seafarers.module import MODULE

__all__ = ["MODULE"]
