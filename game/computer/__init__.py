"""Computer players: `choose` an action, `propose` a trade, give `hints`; see `STRENGTHS`."""

from game.computer.choose import choose, propose
from game.computer.hints import hints
from game.computer.reasons import explained
from game.computer.strengths import STRENGTHS, Strength

__all__ = ["STRENGTHS", "Strength", "choose", "explained", "hints", "propose"]
