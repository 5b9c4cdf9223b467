"""Decks whose order is not fixed."""

from __future__ import annotations

import pytest

from game import Scripted, UnscriptedChance
from game.base.decks import draw, put_under, shuffle_back
from game.base.rows import DECK
from tests.game.tables import NO_CHANCE, Table, deck_kind

LAND = r"""
        .
      /   \
    .       .
    |  D*   |
    .       .
      \   /
        .
"""
KNIGHT, MONOPOLY = deck_kind("knight"), deck_kind("monopoly")


def test_the_lot_is_drawn_by_chance() -> None:
    """Chance picks the card, and the deck has one fewer of it."""
    state = Table(LAND, deck="2 knight monopoly").state

    card = draw(state, DECK, Scripted(draw=[MONOPOLY]))

    assert (card, state.deck_size(DECK)) == (MONOPOLY, 2)


def test_what_is_not_in_the_lot_is_not_drawn() -> None:
    """Chance is asked with the counts of the cards that are left."""
    state = Table(LAND, deck="2 knight").state

    with pytest.raises(UnscriptedChance):
        draw(state, DECK, Scripted(draw=[MONOPOLY]))


def test_cards_put_under_come_last_and_in_order() -> None:
    """When the deck is used up, cards put under it follow in order, without chance."""
    state = Table(LAND, deck="1 knight").state
    put_under(state, DECK, MONOPOLY)
    put_under(state, DECK, KNIGHT)

    cards = [
        draw(state, DECK, Scripted(draw=[KNIGHT])),
        draw(state, DECK, NO_CHANCE),
        draw(state, DECK, NO_CHANCE),
    ]

    assert cards == [KNIGHT, MONOPOLY, KNIGHT]
    assert state.deck_size(DECK) == 0


def test_a_card_shuffled_back_may_come_again() -> None:
    """A card shuffled back can be drawn again."""
    state = Table(LAND, deck="").state

    shuffle_back(state, DECK, MONOPOLY)

    assert state.deck_size(DECK) == 1
    assert draw(state, DECK, Scripted(draw=[MONOPOLY])) == MONOPOLY
