"""
Cloth by number: when the number of a village is rolled, it gives a cloth to each who trades there.

What it lacks comes from the general supply as far as that goes, in the order of turns from the seat
on turn; an empty village gives nothing.
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
    """Give out what the number rolled brings."""
    (number,) = step.args
    order = (step.seat, *state.rules.clockwise[step.seat])
    for at, wanted in enumerate(state.part(Cloth).numbers):
        if wanted != number or not state.part(Cloth).left[at]:
            continue
        for seat in order:
            cloth = state.part(Cloth)
            if seat in cloth.traders[at] and (cloth.left[at] or cloth.stock):
                yield take(state, seat, at, from_stock=not cloth.left[at])
