"""The Great Pyramid, a verb a file; `module.MODULE` is all of it."""

from game.pyramid.module import MODULE

__all__ = ["MODULE"]
