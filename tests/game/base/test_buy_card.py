"""Buying development cards."""

from __future__ import annotations

import pytest

from game import told
from game.base.accept_offer import AcceptOffer
from game.base.buy_card import BuyCard, CardBought
from game.base.offer_trade import OfferTrade
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.core.codec import action_from
from tests.game.tables import A, B, Table, cards, deck_kind

LAND = r"""
        .
      /   \
    .       .
    |  D*   |
    .       .
      \   /
        .
"""
PRICE = "ore wool grain"


def test_a_card_is_paid_for() -> None:
    """The price is reported first, then the card, which is drawn by chance."""
    table = Table(LAND, PRICE)

    events = table.play(BuyCard(), draw=[deck_kind("monopoly")])

    assert events == [Paid(seat=A, cards=cards(PRICE)), CardBought(seat=A, card="monopoly")]


@pytest.mark.rule("12.K", "4")
def test_only_the_buyer_sees_the_card() -> None:
    """The others know that a card was bought, not which."""
    event = CardBought(seat=A, card="knight")

    known = [told(event, seat) for seat in (A, B, None)]

    assert known == [event, CardBought(seat=A, card=None), CardBought(seat=A, card=None)]


@pytest.mark.rule("12.C3")
def test_any_number_may_be_bought() -> None:
    """You can buy several cards in one turn."""
    table = Table(LAND, "3 ore 3 wool 3 grain", deck="3 knight")

    for _ in range(3):
        table.play(BuyCard(), draw=[deck_kind("knight")])

    assert len(table.state.held[A]) == 3
    assert table.hand() == {}


@pytest.mark.rule("12.C3")
def test_an_empty_deck_sells_nothing() -> None:
    """After the last card is bought none can be bought, and played cards do not return."""
    table = Table(LAND, f"{PRICE} {PRICE}", deck="1 monopoly", played={"b": "2 knight"})
    table.play(BuyCard(), draw=[deck_kind("monopoly")])

    reason = table.why_not(BuyCard())

    assert reason is Base.DECK_IS_EMPTY
    assert table.options(BuyCard) == []


def test_without_cards_there_is_no_card() -> None:
    """A development card costs ore, wool and grain."""
    table = Table(LAND, "3 ore 3 wool")

    reason = table.why_not(BuyCard())

    assert reason is Base.CANNOT_PAY
    assert table.options(BuyCard) == []


@pytest.mark.rule("12.C3")
def test_development_cards_cannot_be_traded() -> None:
    """An offer can only name resources, so a development card cannot be traded."""
    table = Table(LAND, "ore", "ore", held={"a": "knight"})
    offer = {"type": "OfferTrade", "give": ["knight"], "get": [0, 0, 0, 0, 1], "to": [1]}

    with pytest.raises(ValueError, match="cannot be read"):
        action_from(table.state.rules, table.state.topology, offer)
    assert len(OfferTrade.__struct_fields__) + len(AcceptOffer.__struct_fields__) == 5


@pytest.mark.rule("12.C3")
def test_development_cards_cannot_be_stolen() -> None:
    """Theft takes resources only: a hand with only development cards counts as empty."""
    table = Table(LAND, held={"b": "3 knight"})

    assert sum(table.state.hands[B]) == 0
