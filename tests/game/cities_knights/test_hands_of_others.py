"""Every progress card against an opponent with no cards, one card, or only one group of cards."""

from __future__ import annotations

from typing import Any

import pytest

from game import Action, Reason
from game.cities_knights import play_master_merchant
from game.cities_knights.module import MODULE
from game.cities_knights.parts import Cities
from game.cities_knights.play_bishop import PlayBishop
from game.cities_knights.play_commercial_harbor import OfferResource, PlayCommercialHarbor
from game.cities_knights.play_master_merchant import PlayMasterMerchant
from game.cities_knights.play_monopolies import PlayResourceMonopoly, PlayTradeMonopoly
from game.cities_knights.play_saboteur import PlaySaboteur
from game.cities_knights.play_wedding import PlayWedding
from game.cities_knights.progress import No
from game.cities_knights.rows import POINT_CARDS
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.tables import B

HANDS = ("", "ore", "coin", "2 ore", "2 coin")

OWN = {"wool": 1}

NOTHING: Any = ({}, {}, [])
ORE, COIN = {"ore": 1}, {"coin": 1}

OUTCOMES: dict[str, tuple[Any, ...]] = {
    "wedding": (
        No.NO_EFFECT,
        (ORE, {}, []),
        (COIN, {}, []),
        ({"ore": 2}, {}, []),
        ({"coin": 2}, {}, []),
    ),
    "master_merchant": (
        play_master_merchant.No.NO_CARDS,
        (ORE, {}, []),
        (COIN, {}, []),
        ({"ore": 2}, {}, []),
        ({"coin": 2}, {}, []),
    ),
    "saboteur": (
        No.NO_EFFECT,
        No.NO_EFFECT,
        No.NO_EFFECT,
        ({}, {"ore": 2}, [("b", "discard")]),
        ({}, {"coin": 2}, [("b", "discard")]),
    ),
    "bishop": (NOTHING, (ORE, {}, []), (COIN, {}, []), (ORE, ORE, []), (COIN, COIN, [])),
    "resource_monopoly": (
        NOTHING,
        (ORE, {}, []),
        ({}, COIN, []),
        ({"ore": 2}, {}, []),
        ({}, {"coin": 2}, []),
    ),
    "trade_monopoly": (
        NOTHING,
        ({}, ORE, []),
        (COIN, {}, []),
        ({}, {"ore": 2}, []),
        (COIN, COIN, []),
    ),
    # Wool is offered; b gives a commodity for it, if b has one.
    "commercial_harbor": (
        NOTHING,
        ({}, ORE, []),
        ({"wool": -1}, {**COIN, "wool": 1}, [("b", "exchange")]),
        ({}, {"ore": 2}, []),
        ({"wool": -1}, {"coin": 2, "wool": 1}, [("b", "exchange")]),
    ),
}
"""By card and b's hand: the refusal, or a's gain, the cards b keeps, and the seats that owe."""

UNTOUCHED = {
    *("alchemist", "crane", "engineer", "inventor", "irrigation", "medicine", "mining"),
    *("road_builders", "smith", "deserter", "diplomat", "intrigue", "spy", "warlord"),
    *("merchant", "merchant_fleet"),
}
"""Cards that do not involve the hands of others."""


def table_of(card: str, hand: str) -> Isle:
    """A table where a holds *card*, b is ahead with *hand*, and the bank is hidden."""
    table = Isle(
        ROUND,
        *("wool", hand, "grain"),
        held={"a": card, "b": "crane"},
        knights="",
        options={"bank": "hidden"},
    )
    table.state.change(Cities, defences=(0, 3, 0))
    return table


def test_every_card_is_judged() -> None:
    """Each of the 25 cards is a point, is in the table above, or does not involve hands."""
    cards = {card.name for card in MODULE.deck_cards}

    assert cards == {*OUTCOMES, *UNTOUCHED, *POINT_CARDS}
    assert len(cards) == 25


def played(table: Isle, card: str) -> Action:
    """The way in which *card* is played against b."""
    city = next(at for at in table.state.corners[B] if table.state.corner_seat[at] == B)
    hexes = table.state.topology.corner_hexes[city]
    ways: dict[str, Action] = {
        "wedding": PlayWedding(),
        "master_merchant": PlayMasterMerchant(B),
        "saboteur": PlaySaboteur(),
        "bishop": PlayBishop(next(at for at in hexes if table.state.land[at])),
        "resource_monopoly": PlayResourceMonopoly(table.kind("ore")),
        "trade_monopoly": PlayTradeMonopoly(table.kind("coin")),
        "commercial_harbor": PlayCommercialHarbor(),
    }
    return ways[card]


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(("number", "hand"), [*enumerate(HANDS)])
@pytest.mark.parametrize("card", OUTCOMES)
def test_what_a_card_takes(card: str, number: int, hand: str) -> None:
    """A card takes only cards that exist, and is refused if everyone can see it would fail."""
    table, outcome = table_of(card, hand), OUTCOMES[card][number]
    action = played(table, card)
    if isinstance(outcome, Reason):
        assert table.why_not(action) is outcome
        return

    gets, left, owes = outcome
    outcomes = {}
    if card == "bishop" and hand:
        outcomes["theft"] = [table.kind(hand.rsplit(maxsplit=1)[-1])]
    table.play(action, "a", **outcomes)
    if card == "commercial_harbor":
        table.play(OfferResource(B, table.kind("wool")))

    found = {**OWN, **{name: OWN.get(name, 0) + count for name, count in gets.items()}}
    assert table.hand() == {name: count for name, count in found.items() if count}
    assert table.hand("b") == left
    assert table.owes() == (owes or [("a", "turn")])


@pytest.mark.parametrize("card", sorted(UNTOUCHED))
def test_other_cards_go_by_no_hand(card: str) -> None:
    """These cards can be played whatever the opponent holds."""
    verbs = [{*map(repr, table_of(card, hand).everything("a"))} for hand in HANDS]

    assert all(found == verbs[0] for found in verbs)
