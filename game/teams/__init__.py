"""Two against two: partners sit opposite each other; `module.MODULE` is all of it."""

from game.teams.module import MODULE

__all__ = ["MODULE"]
