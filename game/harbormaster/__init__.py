"""The Harbormaster: points for settling at harbors; `module.MODULE` is all of it."""

from game.harbormaster.module import MODULE

__all__ = ["MODULE"]
