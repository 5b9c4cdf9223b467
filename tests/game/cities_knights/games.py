"""Random games of Cities & Knights."""

from __future__ import annotations

from collections.abc import Iterable

from game.cities_knights.barbarians import cities
from game.cities_knights.draw_progress import excess
from game.cities_knights.parts import Cities, Knights
from game.cities_knights.rows import TIPPED, TRACKS
from game.cities_knights.standing import level_at
from tests.game.games import Games
from tests.game.random_games import Playing

SELDOM = {
    *("PlaceMetropolis", "RightCity", "PlayEngineer"),
    *("PromoteSecond", "PromoteNoMore"),
}


def look(playing: Playing) -> Iterable[str]:
    """Walls and metropolises are on cities, and everything active is a knight."""
    state = playing.state
    parts, city = state.part(Cities), state.rules.piece("city")
    crowned = [corner for corner in parts.metropolises if corner >= 0]
    assert len(crowned) == len({*crowned})
    for corner in (*crowned, *parts.walls):
        assert state.corner_piece[corner] == city
    assert all(level_at(state, corner) for corner in state.part(Knights).active)
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
    return ()


GAMES = (
    Games(
        "base cities_knights",
        look=look,
        first=112,
        least=12,
        ending=1,
        seldom=frozenset(SELDOM),
    ),
)
