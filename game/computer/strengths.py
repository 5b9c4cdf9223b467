"""The strengths of computers."""

from __future__ import annotations

from dataclasses import dataclass

from game.computer.weights import WEIGHTS, Weights


@dataclass(frozen=True)
class Strength:
    """How a computer thinks."""

    name: str
    weights: Weights = WEIGHTS
    trades: bool = True
    """Whether it makes offers."""
    depth: int = 2
    """Number of further steps it looks at on its turn."""
    width: int = 2
    """Number of sequences it thinks on from, at each step."""
    haste: int = 4
    """How many times as many, if it might win this turn."""


STRENGTHS = {
    each.name: each
    for each in (Strength("easy"), Strength("normal"), Strength("hard", depth=3, width=6, haste=3))
}
