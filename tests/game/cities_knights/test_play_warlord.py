"""The warlord."""

from __future__ import annotations

import pytest

from game.cities_knights.activate_knight import KnightActivated
from game.cities_knights.move_knight import MoveKnight
from game.cities_knights.move_knight import No as Move
from game.cities_knights.play_warlord import PlayWarlord
from game.cities_knights.progress import No
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_knights import ROADS
from tests.game.tables import A

CARD = {"a": "warlord"}


@pytest.mark.rule("8.2 Warlord")
def test_all_own_knights_are_activated() -> None:
    """They are activated for free, and those of others are not."""
    table = Isle(ROADS, held=CARD, knights="a1 a2* b1")

    events = table.play(PlayWarlord())

    assert events[1:] == [KnightActivated(seat=A, corner=table.corners[0])]
    assert table.active() == [0, 1]


@pytest.mark.rule("8.2 Warlord", "15.10")
def test_those_activated_now_do_not_act() -> None:
    """Knights that were ready can still act; one that acted can be activated but not act again."""
    table = Isle(ROADS, held=CARD, knights="a1 . a2*")
    table.play(MoveKnight(table.corners[2], table.corners[1]))

    table.play(PlayWarlord())

    assert table.active() == [0, 1]
    assert table.options(MoveKnight) == []
    assert table.why_not(MoveKnight(table.corners[1], table.corners[2])) is Move.NOT_READY


@pytest.mark.rule("8.2 Warlord", "2.5")
def test_it_needs_a_knight_that_sleeps() -> None:
    """You need an inactive knight of your own."""
    table = Isle(ROADS, held=CARD, knights="a1* . b1")

    assert table.why_not(PlayWarlord()) is No.NO_EFFECT
    assert table.options(PlayWarlord) == []
