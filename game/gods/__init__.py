"""Help from the Gods, a god a file; `module.MODULE` is all of it."""

from game.gods.module import MODULE

__all__ = ["MODULE"]
