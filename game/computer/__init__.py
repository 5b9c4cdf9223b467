"""A computer player: `choose` is all of it."""

from game.computer.choose import choose

__all__ = ["choose"]
