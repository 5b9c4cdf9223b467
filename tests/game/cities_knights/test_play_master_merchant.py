"""The master merchant."""

from __future__ import annotations

import pytest

from game import told, view
from game.cities_knights.play_master_merchant import (
    CardsPicked,
    No,
    PlayMasterMerchant,
    TakeFromHand,
)
from game.cities_knights.progress import No as Progress
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_play_wedding import AHEAD
from tests.game.tables import A, B, C

CARD = {"a": "master_merchant"}


@pytest.mark.rule("8.3 Master Merchant")
def test_two_cards_of_choice_out_of_an_open_hand() -> None:
    """Resources and commodities can be taken; the others learn only the number."""
    table = Isle(AHEAD, b="3 ore coin", held=CARD)
    table.play(PlayMasterMerchant(B))
    seen = [view(table.state, reader).seats[B].hand for reader in (A, C, None)]
    assert table.why_not(TakeFromHand(table.cards("ore"))) is No.NOT_TWO
    assert table.why_not(TakeFromHand(table.cards("2 coin"))) is No.NOT_TWO
    assert table.default() == TakeFromHand(table.cards("2 ore"))

    (event,) = table.play(TakeFromHand(table.cards("ore coin")))

    assert seen == [table.cards("3 ore coin"), None, None]
    assert told(event, C) == CardsPicked(seat=A, victim=B, count=2, cards=None)
    assert (table.hand(), table.hand("b")) == ({"ore": 1, "coin": 1}, {"ore": 2})


@pytest.mark.rule("8.3 Master Merchant")
@pytest.mark.parametrize("hand", ["coin", "ore coin"])
def test_a_small_hand_is_taken_whole(hand: str) -> None:
    """A hand of two or fewer is taken without a choice."""
    table = Isle(AHEAD, b=hand, held=CARD)

    events = table.play(PlayMasterMerchant(B))

    assert events[1:] == [
        CardsPicked(seat=A, victim=B, count=len(hand.split()), cards=table.cards(hand))
    ]
    assert table.hand("b") == {}


@pytest.mark.rule("8.3 Master Merchant", "2.5")
def test_only_of_who_is_ahead_and_has_cards() -> None:
    """The victim must have more points, and cards."""
    table = Isle(AHEAD.replace("C ", "c "), c="5 ore", held=CARD)

    assert table.options(PlayMasterMerchant) == []
    assert table.why_not(PlayMasterMerchant(C)) is No.NOT_AHEAD
    assert table.why_not(PlayMasterMerchant(B)) is No.NO_CARDS
    assert table.why_not(PlayMasterMerchant(A)) is Progress.NOT_OPPONENT


@pytest.mark.rule("8.3 Master Merchant", "16.2")
def test_its_victim_leaves() -> None:
    """If the victim leaves, its hand is gone and nothing is owed."""
    table = Isle(AHEAD, b="5 ore", held=CARD)
    table.play(PlayMasterMerchant(B))

    table.leave("b")

    assert table.owes() == [("a", "turn")]
