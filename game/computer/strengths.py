"""The strengths of computers."""

from __future__ import annotations

from dataclasses import dataclass

from game.computer.weights import WEIGHTS, Weights


@dataclass(frozen=True)
class Strength:
    """How a computer thinks."""

    name: str
    weights: Weights = WEIGHTS


STRENGTHS = {each.name: each for each in (Strength("easy"), Strength("normal"), Strength("hard"))}
