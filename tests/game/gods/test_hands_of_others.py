"""Every god against an opponent with no cards, one card, or only cards of another kind."""

from __future__ import annotations

import pytest

from game.gods.horus import UseHorus
from game.gods.maat import No, TakeMaatCard, UseMaat
from game.gods.names import GODS
from tests.game.gods.tables import GodsTable
from tests.game.gods.test_maat import AHEAD
from tests.game.tables import B, C, kind

HANDS = ("", "ore", "grain", "2 ore")
ORE = kind("ore")
UNTOUCHED = sorted({*GODS} - {"horus", "maat"})
"""Gods that do not involve the hands of others."""


def helped_by(god: str, hand: str) -> GodsTable:
    """A table where a has *god* and cards for most prices, and b is ahead with *hand*."""
    return GodsTable(AHEAD, "2 brick 2 lumber 2 wool 2 grain", hand, "wool", gods=god)


@pytest.mark.rule("2.3 Horus", "2.4 Horus")
@pytest.mark.parametrize(("hand", "pays"), [*zip(HANDS, (0, 1, 0, 1), strict=True)])
def test_horus_gets_one_card_of_the_kind_if_there_is_any(hand: str, pays: int) -> None:
    """A card is only given back for a card received."""
    table = helped_by("horus", hand)

    table.play(UseHorus(ORE, (B, C)))

    assert table.hand().get("ore", 0) == pays
    assert [duty for _, duty in table.owes()] == ["horus" if pays else "after use"]


@pytest.mark.rule("2.3 Maat")
@pytest.mark.parametrize("hand", HANDS)
def test_maat_takes_one_card_whatever_it_is(hand: str) -> None:
    """She takes any card, but does not help against an empty hand, which everyone can see."""
    table = helped_by("maat", hand)
    if not hand:
        assert table.why_not(UseMaat(B)) is No.NO_CARDS
        return

    table.play(UseMaat(B))

    name = hand.rsplit(maxsplit=1)[-1]
    assert table.options(TakeMaatCard) == [TakeMaatCard(kind(name))]


@pytest.mark.parametrize("god", UNTOUCHED)
def test_other_gods_go_by_no_hand(god: str) -> None:
    """These gods help whatever the opponent holds."""
    found = [{*map(repr, helped_by(god, hand).everything("a"))} for hand in HANDS]

    assert all(each == found[0] for each in found)
