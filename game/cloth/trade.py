"""
Cloth by number: when a village's number is rolled, it gives a cloth to each trader there.

If it runs short, the general supply fills in as far as it can, in turn order from the seat on
turn; an empty village gives nothing.
Rules: seafarers.md 8.11.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cloth.parts import Cloth
from game.cloth.villages import take
from game.core.action import Event
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State


def deal(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Give out the cloth for the number rolled."""
    (number,) = step.args
    order = (step.seat, *state.rules.clockwise[step.seat])
    for at, wanted in enumerate(state.part(Cloth).numbers):
        if wanted != number or not state.part(Cloth).left[at]:
            continue
        for seat in order:
            cloth = state.part(Cloth)
            if seat in cloth.traders[at] and (cloth.left[at] or cloth.stock):
                yield take(state, seat, at, from_stock=not cloth.left[at])
