"""The saboteur."""

from __future__ import annotations

import pytest

from game.base.discard import Discard, Discarded
from game.base.discard import No as Cards
from game.cities_knights.play_saboteur import PlaySaboteur
from game.cities_knights.progress import No
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.tables import B

CARD = {"a": "saboteur"}


@pytest.mark.rule("8.2 Saboteur", "11.3", "15.20")
def test_who_has_as_many_points_discards_half() -> None:
    """Players with as many points or more discard half, rounded down, of their choice."""
    table = Isle(ROUND, "9 ore", b="3 ore 2 coin", c="2 brick", held=CARD)

    table.play(PlaySaboteur())
    assert table.owes() == [("b", "discard"), ("c", "discard")]
    assert table.why_not(Discard(table.cards("3 ore")), "b") is Cards.WRONG_NUMBER
    table.play(Discard(table.cards("brick")), "c")
    events = table.play(Discard(table.cards("ore coin")), "b")

    assert events == [Discarded(seat=B, cards=table.cards("ore coin"))]
    assert (table.hand("b"), table.hand("c")) == ({"ore": 2, "coin": 1}, {"brick": 1})
    assert table.hand() == {"ore": 9}
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.2 Saboteur")
def test_who_has_fewer_points_discards_nothing() -> None:
    """A player with fewer points, or with a single card, discards nothing."""
    table = Isle(ROUND.replace("C ", "c "), b="2 ore", c="8 ore", held=CARD)

    table.play(PlaySaboteur())

    assert table.owes() == [("b", "discard")]


@pytest.mark.rule("8.2 Saboteur", "6")
def test_walls_do_not_help() -> None:
    """Walls only help against sevens."""
    drawing = ROUND.replace("B   ", "B+  ", 1)
    table = Isle(drawing, b="4 ore", walls=(0,), held=CARD)

    table.play(PlaySaboteur())

    assert table.owes() == [("b", "discard")]
    assert table.default("b") == Discard(table.cards("2 ore"))


@pytest.mark.rule("8.2 Saboteur", "2.5")
def test_somebody_must_have_something_to_lose() -> None:
    """It is refused if no such player has cards to lose, because points and counts are public."""
    table = Isle(ROUND.replace("C ", "c "), b="ore", c="8 ore", held=CARD)

    assert table.why_not(PlaySaboteur()) is No.NO_EFFECT
    assert table.options(PlaySaboteur) == []
    gone = Isle(ROUND, b="8 ore", gone="b", held=CARD)
    assert gone.why_not(PlaySaboteur()) is No.NO_EFFECT
