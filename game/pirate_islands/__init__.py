"""The Pirate Islands: fortresses in the west, and a fleet; `module.MODULE` is all of it."""

from game.pirate_islands.module import MODULE

__all__ = ["MODULE"]
