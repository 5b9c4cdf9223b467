"""Descriptions of vectors: what they contain, and what they draw."""

from __future__ import annotations

from random import Random

import pytest

from game import Choice, Seat
from game.base.discard import Discard
from game.base.offer_trade import OfferTrade
from game.core.choice import Vector
from tests.game.random_games import Drawn

TWO_OF = Choice(Discard, (Vector("cards", (1, 0, 4), 2, 2),))
OFFER = Choice(
    OfferTrade,
    (Vector("give", (2, 0, 0), 1, 2), Vector("get", (9, 9, 9), 1, 27)),
    seats=("to", (Seat(1), Seat(2))),
    flags=("chooses",),
    disjoint=True,
)


@pytest.mark.parametrize("cards", [(0, 0, 2), (1, 0, 1)])
def test_what_fits_is_contained(cards: tuple[int, ...]) -> None:
    """Two cards from the hand are contained."""
    assert TWO_OF.contains(Discard(cards))


@pytest.mark.parametrize(
    "cards", [(2, 0, 0), (0, 1, 1), (0, 0, 1), (1, 0, 2), (-1, 0, 3), (0, 2), (0, 0, 2, 0), ()]
)
def test_what_does_not_fit_is_not(cards: tuple[int, ...]) -> None:
    """Vectors with wrong counts, sums or lengths, or negative values, are not contained."""
    assert not TWO_OF.contains(Discard(cards))


@pytest.mark.parametrize(
    "offer",
    [
        OfferTrade((1, 0, 0), (1, 0, 1), (Seat(1),)),
        OfferTrade((1, 0, 0), (0, 0, 1), ()),
        OfferTrade((1, 0, 0), (0, 0, 1), (Seat(2), Seat(1))),
        OfferTrade((1, 0, 0), (0, 0, 1), (Seat(1), Seat(1))),
        OfferTrade((1, 0, 0), (0, 0, 1), (Seat(3),)),
    ],
)
def test_fields_keep_to_their_terms(offer: OfferTrade) -> None:
    """No kind is on both sides; seats are among those named, each once and in order."""
    assert not OFFER.contains(offer)


@pytest.mark.parametrize("choice", [TWO_OF, OFFER])
def test_what_is_drawn_is_contained(choice: Choice) -> None:
    """Every draw is contained, even if only one kind can be on one side."""
    for seed in range(200):
        assert choice.contains(choice.sample(Drawn(Random(seed))))


def test_everything_contained_can_be_drawn() -> None:
    """Random play reaches every possible discard."""
    drawn = {TWO_OF.sample(Drawn(Random(seed))) for seed in range(200)}

    assert drawn == {Discard((0, 0, 2)), Discard((1, 0, 1))}
