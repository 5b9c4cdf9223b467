"""The strengths of computers: easy, normal and hard."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.computer.weights import WEIGHTS, Weights


@dataclass(frozen=True)
class Strength:
    """How a computer thinks."""

    name: str
    weights: Weights = WEIGHTS
    depth: int = 2
    """Number of further steps it looks at on its turn."""
    width: int = 2
    """Number of sequences it continues at each step."""
    haste: int = 4
    """Factor for `width` if it might win this turn."""
    noise: float = 0.0
    """How far off its idea of an action's gain may be."""


BEGINNER = replace(WEIGHTS, rival=0.002, threat=0.0, rate=0.0, farther=0.2, danger=0.0)
"""A beginner hardly looks at others, harbors and far places, and trades with anyone."""

STRENGTHS = {
    each.name: each
    for each in (
        Strength("easy", BEGINNER, depth=0, noise=5.0),
        Strength("normal"),
        Strength("hard", depth=3, width=6, haste=3),
    )
}
