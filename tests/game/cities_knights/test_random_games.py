"""Whole random games of Cities & Knights."""

from __future__ import annotations

from collections import Counter

from game.base import MODULE as BASE
from game.cities_knights.barbarians import cities
from game.cities_knights.draw_progress import excess
from game.cities_knights.module import MODULE
from game.cities_knights.parts import Cities, Knights
from game.cities_knights.rows import TIPPED, TRACKS
from game.cities_knights.standing import level_at
from game.core.state import State
from tests.game.cities_knights.retold import RETOLD
from tests.game.random_box import RandomGames
from tests.game.random_games import MOST

SELDOM = {
    *("PlaceMetropolis", "RightCity", "PlayEngineer"),
    *("PromoteSecond", "PromoteNoMore"),
}
"""Verbs that these random games seldom reach; each has its own test file."""


class TestCitiesAndKnights(RandomGames):
    """Whole games of Cities & Knights."""

    boxes = (BASE, MODULE)
    points = 8
    retold = RETOLD

    def test_random_games_end(self) -> None:
        """Games end by points, and pieces on the board match the parts at every step."""
        verbs: Counter[str] = Counter()
        for seed in range(113, 125):
            game = self.playing(3 + seed % 2, seed)
            while not game.state.winners and game.actions < MOST:
                game.step()
                adds_up(game.state)
            verbs += game.verbs
            assert game.state.winners

        assert {verb.action.__name__ for verb in MODULE.verbs} - set(verbs) == SELDOM


def adds_up(state: State) -> None:
    """Walls and metropolises are on cities, and everything active is a knight."""
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
