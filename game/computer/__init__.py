"""Computer players: `choose` picks an action at one of the `STRENGTHS`."""

from game.computer.choose import choose
from game.computer.strengths import STRENGTHS, Strength

__all__ = ["STRENGTHS", "Strength", "choose"]
