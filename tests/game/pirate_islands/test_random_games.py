"""Random games of the Pirate Islands, to their ends."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.core.state import State
from game.pirate_islands.module import MODULE as PIRATES
from game.pirate_islands.parts import Fleet, Raid
from game.pirate_islands.rows import LAIRS
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.parts import ClosedLand
from game.seafarers.rows import ship
from tests.game.company import ends_well
from tests.game.core.test_undo_at_random import Wavering, goes_back, shows_nothing
from tests.game.pirate_islands.retold import RETOLD
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.seafarers.retold import RETOLD as SHIPS
from tests.game.tales import is_retold

BOXES = (BASE, SEAFARERS, PIRATES)
NAMES = tuple(box.name for box in BOXES)


def playing(seats: int, seed: int, leaving: float = 0) -> Playing:
    """A game whose target is ten points."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed={"points": 10})


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_after_every_action(seats: int) -> None:
    """Every invariant holds after every action of a beginning, and inside every rare frame."""
    folds(played(playing(seats, 1), 40, always=40).game)


@pytest.mark.parametrize("leaving", [0.01, 0.05])
def test_everything_holds_when_seats_leave(leaving: float) -> None:
    """At any instant, until one is left or somebody wins: every invariant, and the log folds."""
    gone = 0
    for seed in range(3):
        game = played(playing(4, seed, leaving), 20)
        folds(game.game)
        gone += len(game.state.gone)

    assert gone > 2


@pytest.mark.parametrize("leaving", [0, 0.005])
def test_everything_leaves_its_trace(leaving: float) -> None:
    """Lairs, warships, the fleet and points follow from what events tell."""
    is_retold(playing(4, 8, leaving), {**SHIPS, **RETOLD})


def test_random_games_end() -> None:
    """By who has taken the own fortress, attacked by itself or when one wanted to."""
    verbs: Counter[str] = Counter()
    ended = 0
    for seed in range(100, 140):
        game = playing(4, seed)
        while not game.state.winners and game.actions < MOST:
            game.step()
            adds_up(game.state)
        verbs += game.verbs
        ended += bool(game.state.winners)
        assert not [seat for seat in game.state.winners if game.state.part(Raid).lairs[seat]]
        if ended and verbs["AttackFortress"]:
            break

    assert ended
    assert {verb.action.__name__ for verb in PIRATES.verbs} <= set(verbs)


def adds_up(state: State) -> None:
    """Lines are of own ships, warships are ships, and nobody else is in the west."""
    raid = state.part(Raid)
    kind, closed = ship(state), state.part(ClosedLand).hexes
    for seat, line in enumerate(raid.lines):
        assert all((state.edge_piece[e], state.edge_seat[e]) == (kind, seat) for e in line)
    assert all(state.edge_piece[edge] == kind for edge in raid.warships)
    own = {*raid.beachheads, *raid.fortresses}
    assert not [
        corner
        for place in closed
        for corner in state.topology.hex_corners[place]
        if state.corner_piece[corner] and corner not in own
    ]
    assert all(0 <= left <= LAIRS for left in raid.lairs)
    assert (state.part(Fleet).at is None) == (not any(raid.lairs))


def test_what_is_taken_back_has_not_happened() -> None:
    """And what may be taken back has shown nothing."""
    goes_back(Wavering(" ".join(NAMES), 3, 3, BOXES))
    shows_nothing(Wavering(" ".join(NAMES), 4, 9, BOXES))


def test_it_ends_well_in_mixed_company() -> None:
    """With a computer, one who does not come, and one who plays at random."""
    ends_well(BOXES, 5)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_for_long(seats: int, seed: int) -> None:
    """Every invariant of many games is true at every fourth action."""
    folds(played(playing(seats, seed), 4, always=60).game)
