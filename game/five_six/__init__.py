"""Five and six at the table: a larger island, two ways of turns; `module.MODULE` is all of it."""

from game.five_six.module import MODULE

__all__ = ["MODULE"]
