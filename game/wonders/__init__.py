"""The Wonders of Catan, a verb a file; `module.MODULE` is all of it."""

from game.wonders.module import MODULE

__all__ = ["MODULE"]
