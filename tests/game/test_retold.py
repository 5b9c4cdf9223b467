"""Any set of boxes that can be played is recomputed from the events everyone sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from game import BOXES, BadSetup, maps_of, offered
from game.core.codec import compiled
from game.core.module import Module
from game.core.rows import MAP
from tests.game.games import retold
from tests.game.random_games import Playing, in_turn
from tests.game.strange import MODULE as STRANGE
from tests.game.tales import is_retold
from tests.house import seats
from tests.widest import widest

EVERY = (*BOXES, STRANGE)


def combinations() -> Iterator[tuple[str, ...]]:
    """Every set of boxes that can be played, with the strange box and without it."""
    for names in offered(EVERY):
        try:
            compiled(names, {}, seats(names, boxes=EVERY), EVERY)
        except BadSetup:  # two of them would each have a usual map of their own
            assert STRANGE.name in names
        else:
            yield names


def tales() -> Iterator[ParameterSet]:
    """The widest sets, every second with seats that leave; the others as soaks."""
    found = [*combinations()]
    daily = widest(found)
    yield from in_turn(*((names, leaving) for names in daily for leaving in (0, 0.005)))
    for names in found:
        if names not in daily:
            for leaving in (0, 0.005):
                yield pytest.param(names, leaving, marks=pytest.mark.soak)


@pytest.mark.parametrize(("names", "leaving"), [*tales()])
def test_everything_that_happened_leaves_its_trace(names: tuple[str, ...], leaving: float) -> None:
    """
    Hands, board, parts, special cards and points are recomputed, even as seats leave.

    In the daily run they leave in every second of the widest sets, and in soaks in all.
    """
    # Other boxes draw from the deck, which a calm game does not have.
    fixed = {"calm": False} if STRANGE.name in names and len(names) > 2 else {}

    is_retold(
        Playing(names, EVERY, seats(names, boxes=EVERY), 7, leaving=leaving, fixed=fixed),
        retold(names),
    )


def voyages() -> Iterator[ParameterSet]:
    """Maps of scenarios: each with its largest set of boxes, and the others as soaks."""
    seen = set()
    for names in reversed(offered()):
        for where, played in maps_of(names).items():
            if played != names:
                marks = [pytest.mark.soak] if played[-1] in seen else []
                yield pytest.param(played, where, marks=marks)
                seen.add(played[-1])


@pytest.mark.parametrize(("names", "where"), [*voyages()])
def test_scenarios_are_told_whatever_is_played_there(names: tuple[str, ...], where: str) -> None:
    """They are recomputed with gods and a Harbormaster on maps of fog, cloth and pirates, too."""
    playing = Playing(names, BOXES, seats(names), 7, leaving=0.002, fixed={MAP: where})

    is_retold(playing, retold(names))


@pytest.mark.parametrize("box", EVERY, ids=lambda box: box.name)
def test_every_part_says_what_is_retold_of_it(box: Module) -> None:
    """A part with nothing to recompute must say so."""
    assert {type(part()) for part in box.parts} == retold([box.name]).keys()
