"""Thoth: a development card for another price, or chosen from three."""

from __future__ import annotations

from typing import Any

import pytest

from game import view
from game.base.buy_card import CardBought
from game.base.dev_cards import No as Dev
from game.base.play_knight import PlayKnight
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.gods.after_use import FlipGod
from game.gods.refusals import No as Gods
from game.gods.thoth import DeckSearched, KeepThothCard, No, UseThoth
from tests.game.gods.tables import LAND, GodsTable
from tests.game.random_games import decks_add_up
from tests.game.tables import A, B, cards, deck_kind

PLAIN, SWAPPED = cards("wool grain ore"), cards("wool grain brick")
KNIGHT, POINT, PLENTY = map(deck_kind, ("knight", "victory_point", "year_of_plenty"))


def thoth(hand: str = "wool grain ore", **rest: Any) -> GodsTable:
    """A table where a has Thoth."""
    return GodsTable(LAND, hand, gods="thoth", **rest)


@pytest.mark.rule("2.3 Thoth", "5.2")
def test_one_card_of_the_price_may_be_replaced() -> None:
    """The next card costs wool, grain and a brick."""
    table = thoth("wool grain brick")

    assert table.helped(UseThoth(SWAPPED, looks=False), draw=[KNIGHT]) == [
        Paid(seat=A, cards=SWAPPED),
        CardBought(seat=A, card="knight"),
    ]
    table.settles()


@pytest.mark.rule("2.3 Thoth", "5.2")
def test_one_of_three_may_be_chosen() -> None:
    """Of three cards one is kept, and two return to the deck."""
    table = thoth()
    before = table.state.deck_size(0)

    assert table.helped(UseThoth(PLAIN, looks=True), draw=[KNIGHT, POINT, PLENTY]) == [
        Paid(seat=A, cards=PLAIN),
        DeckSearched(seat=A, count=3),
    ]
    assert table.play(KeepThothCard(1)) == [CardBought(seat=A, card="victory_point")]
    assert table.state.deck_size(0) == before - 1
    decks_add_up(table.state)
    table.settles()


@pytest.mark.rule("2.3 Thoth")
def test_of_two_alike_one_is_offered() -> None:
    """Two equal cards are listed once."""
    table = thoth()
    table.helped(UseThoth(PLAIN, looks=True), draw=[KNIGHT, POINT, KNIGHT])

    assert table.options(KeepThothCard) == [KeepThothCard(1), KeepThothCard(2)]


@pytest.mark.rule("2.4 Thoth")
def test_both_halves_go_together() -> None:
    """One use can have both another price and a choice."""
    table = thoth("wool grain brick")

    table.helped(UseThoth(SWAPPED, looks=True), draw=[KNIGHT, PLENTY, POINT])

    assert len(table.options(KeepThothCard)) == 3


@pytest.mark.rule("2.4 Thoth", "2.2.5")
def test_one_half_must_be_used() -> None:
    """The plain price without a choice is refused, and so is replacing two cards."""
    table = thoth("wool grain ore 2 brick")

    assert table.why_not(UseThoth(PLAIN, looks=False)) is No.NOTHING_GAINED
    assert table.why_not(UseThoth(cards("wool 2 brick"), looks=True)) is Gods.NOT_ONE_SWAP
    assert table.why_not(UseThoth(cards("wool ore lumber"), looks=True)) is Base.CANNOT_PAY


@pytest.mark.rule("2.3 Thoth")
def test_every_way_to_buy_is_offered() -> None:
    """Each payment from the hand is offered with and without the choice."""
    found = {
        (option.cards, option.looks) for option in thoth("wool grain ore brick").options(UseThoth)
    }

    swapped = {cards("brick grain ore"), cards("wool brick ore"), SWAPPED}
    assert found == {(PLAIN, True)} | {(paid, looks) for paid in swapped for looks in (True, False)}


@pytest.mark.rule("2.4 Thoth")
def test_with_fewer_than_three_all_are_looked_at() -> None:
    """With two cards left both are shown; with none Thoth does not help."""
    table, empty = thoth(deck="knight victory_point"), thoth(deck="")

    assert DeckSearched(seat=A, count=2) in table.helped(
        UseThoth(PLAIN, looks=True), draw=[KNIGHT, POINT]
    )
    assert table.why_not(KeepThothCard(2)) is No.NO_SUCH_CARD
    assert empty.why_not(UseThoth(PLAIN, looks=True)) is Base.DECK_IS_EMPTY


@pytest.mark.rule("2.4 Thoth")
def test_the_card_may_not_be_played_this_turn() -> None:
    """Like any card bought this turn, it must wait."""
    table = thoth()
    table.helped(UseThoth(PLAIN, looks=True), draw=[KNIGHT, POINT, PLENTY])
    table.play(KeepThothCard(0))
    table.play(FlipGod())

    assert table.why_not(PlayKnight()) is Dev.JUST_BOUGHT


@pytest.mark.rule("2.3 Thoth")
def test_nobody_else_sees_the_three() -> None:
    """The others only learn the number of cards."""
    table = thoth()
    table.helped(UseThoth(PLAIN, looks=True), draw=[KNIGHT, POINT, PLENTY])

    looked = {reader: view(table.state, reader).debts()[0].secret for reader in (A, B, None)}

    assert looked == {A: (KNIGHT, POINT, PLENTY), B: (-1, -1, -1), None: (-1, -1, -1)}


def test_who_does_not_come_keeps_the_first() -> None:
    """By default the first of the cards is kept."""
    table = thoth()
    table.helped(UseThoth(PLAIN, looks=True), draw=[KNIGHT, POINT, PLENTY])

    assert table.default() == KeepThothCard(0)
