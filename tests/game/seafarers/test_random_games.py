"""Whole random games of Seafarers on small maps with islands."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

import pytest

from game.base import MODULE as BASE
from game.base.routes import has_building
from game.core.module import Module
from game.core.rows import Value
from game.seafarers.maps import MAPS as CHARTED
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.move_ship import next_to, ships_of
from game.seafarers.parts import Islands
from tests.game.random_games import LATE, MOST, OFTEN, STAYING, Playing, folds, played
from tests.game.seafarers.layouts import MAPS
from tests.game.seafarers.retold import RETOLD
from tests.game.seafarers.tables import ISLES, POINTS
from tests.game.tales import is_retold

BOXES: tuple[Module, ...] = (BASE, SEAFARERS, ISLES)
NAMES = ("base", "seafarers", "isles")


def playing(where: str, seats: int, seed: int, leaving: float = 0) -> Playing:
    """A game on a small map, with its other options drawn."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed={"map": where})


def on_map(where: str, seats: int, seed: int, leaving: float = 0, **fixed: Value) -> Playing:
    """A game on one of the box's own maps, with options drawn unless *fixed*."""
    settings = {"map": where, **fixed}
    return Playing(NAMES[:2], BOXES[:2], seats, seed, leaving=leaving, fixed=settings)


@pytest.mark.parametrize(("where", "seats"), [*zip(MAPS, (4, 3, 4, 3), strict=True)])
def test_everything_holds(where: str, seats: int) -> None:
    """Every invariant holds after every early action, and inside every rare frame."""
    folds(played(playing(where, seats, 1), 40, always=40).game)


@pytest.mark.parametrize("every", [60, OFTEN])
@pytest.mark.parametrize("leaving", [LATE, 0.05])
@pytest.mark.parametrize("where", MAPS)
def test_everything_holds_when_seats_leave(where: str, leaving: float, every: int) -> None:
    """Seats leave at any moment until one is left or wins: invariants hold and the log replays."""
    gone = 0
    for seed in range(2):
        game = playing(where, 4, seed, leaving)
        folds(played(game, every).game)
        gone += len(game.state.gone)

    assert gone > 1


@pytest.mark.parametrize("leaving", [STAYING, 0.005])
@pytest.mark.parametrize("where", MAPS)
def test_everything_that_happened_leaves_its_trace(where: str, leaving: float) -> None:
    """Ships, pirate, cards and island points can be recomputed from the events."""
    is_retold(playing(where, 4, 7, leaving), RETOLD)


@pytest.mark.parametrize("where", MAPS)
def test_random_games_end(where: str) -> None:
    """A game for eight points ends by itself, and island points are those paid."""
    ended = 0
    for seed in range(100, 104):
        fixed: dict[str, Value] = {"map": where, "points": 8}
        game = Playing(NAMES, BOXES, 4, seed, fixed=fixed)
        while not game.state.winners and game.actions < MOST:
            game.step()
        ended += bool(game.state.winners)
        known = game.state.part(Islands)
        assert all(points % POINTS == 0 for points in known.points)
        assert game.settings["isles"] != "none" or not any(known.points)

    assert ended >= 3


def test_all_verbs_are_used() -> None:
    """Ships are built, laid free and moved, the pirate moves, and gold is chosen."""
    verbs: Counter[str] = Counter()
    for where in MAPS:
        for seed in range(200, 202):
            game = playing(where, 3, seed)
            while not game.state.winners and game.actions < MOST:
                game.step()
            verbs += game.verbs

    assert {verb.action.__name__ for verb in SEAFARERS.verbs} <= set(verbs)


def test_no_ship_lies_in_the_air() -> None:
    """Even after ships move, each one touches another ship or a building of its seat."""
    for where in MAPS:
        game = playing(where, 4, 300)
        while not game.state.winners and game.actions < 600:
            game.step()
        state = game.state
        for seat in state.rules.table:
            for edge in ships_of(state, seat):
                assert any(
                    has_building(state, seat, corner) or next_to(state, edge, corner)
                    for corner in state.topology.edge_corners[edge]
                )


@pytest.mark.parametrize(("where", "seats"), [*zip(CHARTED, cycle((3, 4)), strict=False)])
def test_everything_holds_on_the_maps(where: str, seats: int) -> None:
    """On each map every invariant of a short game holds now and then, and the log replays."""
    folds(played(on_map(where, seats, 1, points=5), 100, always=10).game)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1040))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("where", CHARTED)
def test_everything_holds_on_the_maps_for_long(where: str, seats: int, seed: int) -> None:
    """On each map many games are checked at every fourth action."""
    leaving = 0.002 * (seed % 4 == 0)
    folds(played(on_map(where, seats, seed, leaving), 4, always=60).game)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1050))
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("where", MAPS)
def test_everything_holds_for_long(where: str, seats: int, seed: int) -> None:
    """In many games every invariant holds at every fourth action."""
    folds(played(playing(where, seats, seed), 4, always=60).game)
