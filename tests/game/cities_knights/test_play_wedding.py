"""The wedding."""

from __future__ import annotations

import pytest

from game import told
from game.cities_knights.play_wedding import GiftGiven, GiveGift, PlayWedding
from game.cities_knights.play_wedding import No as Gift
from game.cities_knights.progress import No
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.tables import A, B, C

CARD = {"a": "wedding"}
AHEAD = ROUND.replace("A  ", "a  ", 1)
"""A board where b and c have more points than a."""


@pytest.mark.rule("8.2 Wedding")
def test_two_cards_of_their_choice() -> None:
    """Everyone with more points gives two cards of any kind, seen only by giver and taker."""
    table = Isle(AHEAD, b="3 ore coin", c="4 wool", held=CARD)
    table.play(PlayWedding())
    assert table.owes() == [("b", "gift"), ("c", "gift")]
    assert table.default("b") == GiveGift(table.cards("2 ore"))
    assert table.why_not(GiveGift(table.cards("ore")), "b") is Gift.NOT_OWED

    table.play(GiveGift(table.cards("2 wool")), "c")
    (event,) = table.play(GiveGift(table.cards("ore coin")), "b")

    assert table.hand() == {"ore": 1, "wool": 2, "coin": 1}
    assert told(event, A) == told(event, B) == event
    assert told(event, C) == GiftGiven(giver=B, seat=A, count=2, cards=None)


@pytest.mark.rule("8.2 Wedding", "15.21")
def test_who_has_one_card_gives_it() -> None:
    """One or two cards go without asking; a player without cards gives nothing."""
    table = Isle(AHEAD, b="ore", c="wool coin", held=CARD)
    events = table.play(PlayWedding())
    assert [type(event) for event in events[1:]] == [GiftGiven, GiftGiven]
    assert (table.hand(), table.owes()) == ({"ore": 1, "wool": 1, "coin": 1}, [("a", "turn")])

    none = Isle(AHEAD, b="ore", held=CARD)
    assert len(none.play(PlayWedding())) == 2


@pytest.mark.rule("8.2 Wedding")
def test_who_has_no_more_points_gives_nothing() -> None:
    """Players with as many points as you give nothing."""
    table = Isle(AHEAD.replace("C ", "c "), b="ore", c="5 ore", held=CARD)

    events = table.play(PlayWedding())

    assert [event.giver for event in events if isinstance(event, GiftGiven)] == [B]
    assert table.hand("c") == {"ore": 5}


@pytest.mark.rule("8.2 Wedding", "2.5")
def test_somebody_ahead_must_have_cards() -> None:
    """It is refused if nobody ahead has cards, which everyone can see."""
    behind = Isle(ROUND, b="5 ore", held=CARD)
    poor = Isle(AHEAD, held=CARD)

    assert behind.why_not(PlayWedding()) is No.NO_EFFECT
    assert poor.why_not(PlayWedding()) is No.NO_EFFECT
    assert poor.options(PlayWedding) == []


@pytest.mark.rule("8.2 Wedding", "16.2")
def test_somebody_leaves_meanwhile() -> None:
    """Nobody gives to a player who has left, and nobody waits for one."""
    table = Isle(AHEAD, b="3 ore", c="3 ore", held=CARD)
    table.play(PlayWedding())
    table.leave("b")
    assert table.owes() == [("c", "gift")]
    table.play(GiveGift(table.cards("2 ore")), "c")

    other = Isle(AHEAD, b="3 ore", c="3 ore", held=CARD)
    other.play(PlayWedding())
    other.leave("a")
    assert other.owes() == [("b", "roll")]
