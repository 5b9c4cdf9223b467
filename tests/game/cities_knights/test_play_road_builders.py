"""Road building."""

from __future__ import annotations

import pytest

from game.base.free_road import LayFreeRoad, SkipFreeRoad
from game.base.refusals import No as Base
from game.cities_knights.play_road_builders import PlayRoadBuilders
from tests.game.cities_knights.tables import Isle
from tests.game.tables import LAND

CARD = {"a": "road_builders"}


@pytest.mark.rule("8.1 Road Building")
def test_two_free_roads() -> None:
    """Two free roads are laid one after the other."""
    table = Isle(LAND, held=CARD)
    table.play(PlayRoadBuilders())
    first = table.options(LayFreeRoad)
    assert SkipFreeRoad not in table.verbs()
    table.play(first[0])
    table.play(table.options(LayFreeRoad)[0])

    assert (table.left("road"), table.owes()) == (11, [("a", "turn")])
    assert table.under("science") == ["road_builders"]


@pytest.mark.rule("8.1 Road Building")
def test_the_second_may_be_declined() -> None:
    """The second road can be skipped, the first cannot."""
    table = Isle(LAND, held=CARD)
    table.play(PlayRoadBuilders())
    table.play(table.options(LayFreeRoad)[0])

    table.play(SkipFreeRoad())

    assert table.left("road") == 12


@pytest.mark.rule("8.1 Road Building", "15.29")
def test_with_one_road_left_it_is_one() -> None:
    """With one road left, one is laid; with none, the card is refused."""
    one = Isle(LAND, held=CARD, supply={"a": {"road": 1}})
    one.play(PlayRoadBuilders())
    one.play(one.options(LayFreeRoad)[0])
    none = Isle(LAND, held=CARD, supply={"a": {"road": 0}})

    assert one.owes() == [("a", "turn")]
    assert none.why_not(PlayRoadBuilders()) is Base.NO_PIECE_LEFT
    assert none.options(PlayRoadBuilders) == []
