"""The intrigue."""

from __future__ import annotations

import pytest

from game.cities_knights.play_intrigue import No, PlayIntrigue
from game.cities_knights.retreat import KnightDrivenOff, KnightLost, KnightRetreated, Retreat
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_knights import MEET
from tests.game.tables import A, B

CARD = {"a": "intrigue"}


@pytest.mark.rule("8.2 Intrigue")
@pytest.mark.parametrize("star", ["", "*"])
def test_any_knight_beside_a_road_is_driven_off(star: str) -> None:
    """Any strength will do; its owner chooses the new place, and its state stays."""
    table = Isle(MEET, held=CARD, knights=f". . b3{star} .")

    assert table.options(PlayIntrigue) == [PlayIntrigue(table.corners[2])]
    events = table.play(PlayIntrigue(table.corners[2]))
    assert events[1:] == [KnightDrivenOff(seat=A, owner=B, corner=table.corners[2], level=3)]
    assert table.corners[2] not in [one.to for one in table.options(Retreat, "b")]
    after = table.play(Retreat(table.corners[3]), "b")

    assert after == [KnightRetreated(seat=B, to=table.corners[3], level=3, is_active=bool(star))]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.2 Intrigue")
def test_without_a_refuge_it_is_gone() -> None:
    """A knight with no place to go returns to the supply."""
    drawing = MEET.replace("a   b   \\", "a   /   \\").replace("P9   b", "P9   a")
    table = Isle(drawing, held=CARD, knights=". . b3 .")

    assert table.play(PlayIntrigue(table.corners[2]))[-1] == KnightLost(seat=B, level=3)
    assert table.left("mighty_knight", "b") == 2


@pytest.mark.rule("8.2 Intrigue", "2.5")
def test_which_knights_it_does_not_reach() -> None:
    """It cannot target your own knights, or knights away from your roads."""
    table = Isle(MEET, held=CARD, knights="a1 b1 . .")

    assert table.why_not(PlayIntrigue(table.corners[0])) is No.NO_KNIGHT
    assert table.why_not(PlayIntrigue(table.corners[1])) is No.NO_ROUTE
    assert table.why_not(PlayIntrigue(table.corners[2])) is No.NO_KNIGHT
    assert table.options(PlayIntrigue) == []
