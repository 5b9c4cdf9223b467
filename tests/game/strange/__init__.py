"""A box of our own that uses every extension point of the engine; see `module.MODULE`."""

from tests.game.strange.module import MODULE

__all__ = ["MODULE"]
