"""New World, a verb a file; `module.MODULE` is all of it."""

from game.new_world.module import MODULE

__all__ = ["MODULE"]
