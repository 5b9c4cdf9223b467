"""The Forgotten Tribe, a verb a file; `module.MODULE` is all of it."""

from game.forgotten_tribe.module import MODULE

__all__ = ["MODULE"]
