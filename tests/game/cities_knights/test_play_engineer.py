"""The engineer."""

from __future__ import annotations

import pytest

from game.cities_knights.build_wall import No, WallBuilt
from game.cities_knights.play_engineer import PlayEngineer
from game.cities_knights.progress import No as Progress
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import FOUR
from tests.game.tables import A

CARD = {"a": "engineer"}


@pytest.mark.rule("8.1 Engineer")
def test_a_wall_for_nothing() -> None:
    """It can go on any of your cities without a wall."""
    table = Isle(FOUR, held=CARD, walls=(0,))

    assert [one.corner for one in table.options(PlayEngineer)] == table.corners[1:]
    events = table.play(PlayEngineer(table.corners[1]))

    assert events[1:] == [WallBuilt(seat=A, corner=table.corners[1])]
    assert table.cities.walls == (table.corners[0], table.corners[1])
    assert table.under("science") == ["engineer"]


@pytest.mark.rule("8.1 Engineer")
def test_a_fourth_wall_there_is_not() -> None:
    """A fourth wall, a wall on another's city and a missing card are refused."""
    table = Isle(FOUR, held=CARD, walls=(0, 1, 2))

    assert table.options(PlayEngineer) == []
    assert table.why_not(PlayEngineer(table.corners[3])) is No.NO_WALL_LEFT
    without = Isle(FOUR)
    assert without.why_not(PlayEngineer(without.corners[0])) is Progress.NO_SUCH_CARD
