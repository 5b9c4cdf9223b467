"""The boxes in the house; tests adapt to a box that was taken away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game import BOXES, maps_of, offered, seats_for, seats_on
from game.core.manifests import bridged
from game.core.module import Module
from tests.widest import repeats

NAMES = frozenset(box.name for box in BOXES)

EVERYTHING = [names for names in offered() if 3 in seats_for(names)][-1]
"""The largest set of boxes that three can play, by their names."""

SCENARIOS = tuple(
    dict.fromkeys(
        played
        for names in offered()
        for played in maps_of(names).values()
        if played not in offered()
    )
)
"""Every set of boxes played on a scenario's map, by names, the scenario included."""


def played_with(box: str) -> tuple[str, ...]:
    """The first set that contains *box*, a scenario or not."""
    return next(names for names in (*offered(), *SCENARIOS) if box in bridged(names, BOXES))


_REPEATS = repeats(offered())[1:]
DAILY = tuple(
    dict.fromkeys(
        (
            *(names for names in offered() if names not in _REPEATS),
            *(played_with(box.name) for box in BOXES),
        )
    )
)
"""Every set of boxes, of those that repeat others only one, and one for each scenario."""


def needs(*boxes: str) -> pytest.MarkDecorator:
    """Skip a test if one of *boxes* was taken away."""
    return pytest.mark.skipif(not NAMES.issuperset(boxes), reason="the box is not in the house")


def sets(*found: str) -> tuple[str, ...]:
    """The sets of *found*, given by box names, that can be played here."""
    return tuple(names for names in found if tuple(names.split()) in offered())


def seats(
    names: Sequence[str], usual: int = 4, boxes: Sequence[Module] = BOXES, on: str = ""
) -> int:
    """Number of seats for these boxes, *on* a map or any: the possible one nearest to *usual*."""
    counts = seats_on(names, on, boxes) if on else seats_for(names, boxes)
    return min(counts, key=lambda number: abs(number - usual))
