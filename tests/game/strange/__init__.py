"""A box of our own that stretches every seam of the engine; `module.MODULE` is all of it."""

from tests.game.strange.module import MODULE

__all__ = ["MODULE"]
