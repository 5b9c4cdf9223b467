"""Random games of Cities & Knights to their ends."""

from __future__ import annotations

from collections import Counter

import pytest

from game.base import MODULE as BASE
from game.cities_knights.barbarians import cities
from game.cities_knights.draw_progress import excess
from game.cities_knights.module import MODULE
from game.cities_knights.parts import Cities, Knights
from game.cities_knights.rows import TIPPED, TRACKS
from game.cities_knights.standing import level_at
from game.core.state import State
from tests.game.cities_knights.retold import RETOLD
from tests.game.company import ends_well
from tests.game.core.test_undo_at_random import Wavering, goes_back, shows_nothing
from tests.game.random_games import MOST, Playing, folds, played
from tests.game.tales import is_retold

BOXES = (BASE, MODULE)
NAMES = tuple(box.name for box in BOXES)


def playing(seats: int, seed: int, leaving: float = 0, points: int = 8) -> Playing:
    """A game whose target chance can reach."""
    return Playing(NAMES, BOXES, seats, seed, leaving=leaving, fixed={"points": points})


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
    """Levels, walls, metropolises, knights, barbarians and the merchant follow from events."""
    is_retold(playing(4, 8, leaving), RETOLD)


def test_random_games_end() -> None:
    """By points; on the way what stands on the board and what is remembered agree."""
    verbs: Counter[str] = Counter()
    ended = 0
    for seed in range(100, 106):
        game = playing(3 + seed % 2, seed)
        while not game.state.winners and game.actions < MOST:
            game.step()
            adds_up(game.state)
        verbs += game.verbs
        ended += bool(game.state.winners)

    assert ended >= 5
    missing = {verb.action.__name__ for verb in MODULE.verbs} - set(verbs)
    assert len(missing) < 12, missing


def adds_up(state: State) -> None:
    """Walls and metropolises stand on cities, and who is active is a knight."""
    parts, city = state.part(Cities), state.rules.piece("city")
    crowned = [corner for corner in parts.metropolises if corner >= 0]
    assert len(crowned) == len({*crowned})
    for corner in (*crowned, *parts.walls):
        assert state.corner_piece[corner] == city
    assert all(level_at(state, corner) for corner in state.part(Knights).active)  # type: ignore[arg-type]
    assert cities(state) <= 4 * state.seats
    for seat in state.rules.table:
        left, tipped = state.supply[seat], state.rules.piece(TIPPED)
        assert left[city] >= len(state.corners_of(seat, tipped))
        assert sum(state.corner_seat[corner] == seat for corner in parts.walls) <= 3
        for track, corner in zip(range(len(TRACKS)), parts.metropolises, strict=True):
            if corner >= 0 and state.corner_seat[corner] == seat:
                assert parts.levels[seat][track] >= 4
        is_asked = any(
            debt.seat == seat and debt.duty == "progress limit" for debt in state.debts()
        )
        if seat != state.turn and not state.winners and state.debt(state.turn, "turn"):
            assert is_asked or not excess(state, seat)


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
