"""Two at the table: the usual rules, with the defaults of duels; `module.MODULE` is all of it."""

from game.duel.module import MODULE

__all__ = ["MODULE"]
