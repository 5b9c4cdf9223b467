"""Each seat's chance to win."""

from __future__ import annotations

import pytest

from game import Game, Seat, Seeded
from game.computer.chances import chances
from game.core.view import view
from tests.game.tables import LAND, A, B, Table
from tests.game.test_symmetry import Mirror
from tests.game.turned import mirrored

SETS = ("base", "base duel", "base cities_knights seafarers knights_at_sea")


@pytest.mark.parametrize("names", SETS)
def test_chances_add_up_and_turn_with_the_table(names: str) -> None:
    """They sum to 1, and a seat has the same chance where all seats and the board have moved."""
    mirror = Mirror(names.split(), 1, 1, mirrored)
    while mirror.actions < 60 and not mirror.state.winners:
        mirror.step()
        if mirror.actions % 6 == 0:
            here, there = chances(view(mirror.state, None)), chances(view(mirror.image, None))
            assert sum(here) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in here)
            moved = [there[mirror.turned.seat(seat)] for seat in mirror.state.rules.table]
            assert here == pytest.approx(moved)


def test_a_point_more_is_a_better_chance() -> None:
    """A city in place of a settlement raises it, and so does a card worth a point to its owner."""
    plain, city = Table(LAND), Table(LAND.replace("   c  ", "   C  "))
    assert _chance(city, Seat(2)) > _chance(plain, Seat(2))
    assert _chance(city, A) < _chance(plain, A)


def test_a_winner_is_certain() -> None:
    """When the game is over, the winner has the whole chance; in the setup all have the same."""
    table = Table(LAND)
    table.state.winners = (B,)
    assert [_chance(table, seat) for seat in table.state.rules.table] == [0, 1, 0]
    start = Game.new(4, Seeded(b"setup"))
    assert chances(start.view()) == (0.25, 0.25, 0.25, 0.25)


def _chance(table: Table, seat: Seat) -> float:
    return chances(view(table.state, None))[seat]
