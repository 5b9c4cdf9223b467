"""The smith."""

from __future__ import annotations

import pytest

from game.cities_knights.play_smith import PlaySmith, PromoteNoMore, PromoteSecond, SecondLeft
from game.cities_knights.promote_knight import KnightPromoted, PromoteKnight
from game.cities_knights.promote_knight import No as Promote
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_knights import ROADS
from tests.game.tables import A

CARD = {"a": "smith"}


@pytest.mark.rule("8.1 Smith")
def test_two_knights_are_promoted_for_nothing() -> None:
    """Promotion is free, and the knights stay active or inactive."""
    table = Isle(ROADS, held=CARD, knights="a1* a1 .")

    events = table.play(PlaySmith(table.corners[0]))
    assert events[1:] == [KnightPromoted(seat=A, corner=table.corners[0], level=2)]
    assert table.options(PromoteSecond) == [PromoteSecond(table.corners[1])]
    assert table.default() == PromoteSecond(table.corners[1])
    table.play(PromoteSecond(table.corners[1]))

    assert (table.left("strong_knight"), table.active()) == (0, [0])
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.1 Smith")
def test_one_is_enough() -> None:
    """With a single knight nobody is asked for a second; otherwise the second can be left out."""
    one = Isle(ROADS, held=CARD, knights="a1 . .")
    one.play(PlaySmith(one.corners[0]))
    two = Isle(ROADS, held=CARD, knights="a1 a1 .")
    two.play(PlaySmith(two.corners[0]))

    assert one.owes() == [("a", "turn")]
    assert two.play(PromoteNoMore()) == [SecondLeft(seat=A)]
    assert two.left("strong_knight") == 1


@pytest.mark.rule("8.1 Smith")
def test_two_different_knights() -> None:
    """Each knight can be promoted once a turn, paid for or not."""
    table = Isle(ROADS, "wool ore", held=CARD, knights="a1 a1 .", levels={"a": (0, 3, 0)})
    table.play(PromoteKnight(table.corners[0]))

    assert table.why_not(PlaySmith(table.corners[0])) is Promote.ONCE
    table.play(PlaySmith(table.corners[1]))
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.1 Smith", "5")
def test_a_mighty_one_needs_the_fortress() -> None:
    """A mighty knight needs the fortress, and cannot be promoted further."""
    table = Isle(ROADS, held=CARD, knights="a2 a3 .")

    assert table.why_not(PlaySmith(table.corners[0])) is Promote.NO_FORTRESS
    assert table.why_not(PlaySmith(table.corners[1])) is Promote.IS_MIGHTY
    assert table.options(PlaySmith) == []
