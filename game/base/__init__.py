"""The base game, a verb a file; `module.MODULE` is all of it."""

from game.base.module import MODULE

__all__ = ["MODULE"]
