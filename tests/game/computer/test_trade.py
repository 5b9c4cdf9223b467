"""Offers that the computer makes, takes, refuses and answers with another price."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import Action, Game, Seat
from game.base.accept_offer import AcceptOffer
from game.base.close_offer import CancelOffer
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.end_turn import EndTurn
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.computer.choose import propose
from game.computer.mind import Mind
from game.computer.weights import WEIGHTS
from game.core.rows import Value
from tests.game.computer.players import chosen
from tests.game.random_games import Drawn
from tests.game.tables import LAND, A, B, C, Table, cards

NEARLY = LAND.replace("b       .\n|", "B       .\n|")
"""Seat b has a city."""
SITE = LAND.replace("  /   \\   /   a   /", "  /   \\   a   a   /")
"""Seat a reaches a place for a settlement."""
SHORT = "lumber brick wool 2 ore"
"""A settlement's cards but one."""


def test_it_offers_a_card_it_can_spare_for_one_it_lacks() -> None:
    """An ore for the grain of a settlement, to both others; refused, never the same again."""
    table = Table(SITE, SHORT, "grain", "grain")

    offer = chosen(table)

    assert offer == OfferTrade(cards("ore"), cards("grain"), (B, C))
    table.play(offer)
    table.play(DeclineOffer(1), "b")
    table.play(DeclineOffer(1), "c")
    again = chosen(table)
    assert again != offer
    if isinstance(again, OfferTrade):
        table.play(again)
        table.play(DeclineOffer(2), "b")
        table.play(DeclineOffer(2), "c")
    assert chosen(table) == EndTurn()


def test_each_seat_makes_offers() -> None:
    """A seat in the middle offers, too: a wool for the grain of a city."""
    hands = {
        "a": ("3 ore grain 2 wool", "grain", "grain"),
        "b": ("grain", "3 ore grain 2 wool", "grain"),
    }
    found = [chosen(Table(LAND, *hand, turn=seat), seat) for seat, hand in hands.items()]

    wanted = cards("wool"), cards("grain")
    assert found == [OfferTrade(*wanted, (B, C)), OfferTrade(*wanted, (A, C))]


def test_it_thinks_of_everything_but_canceling() -> None:
    """An offer stays open: thoughts about canceling it would take the place of better ones."""
    table = Table(LAND, "4 lumber", "", "")
    table.play(OfferTrade(cards("lumber"), cards("ore"), (B, C)))
    game = Game(table.state)
    found = game.options(A)
    mind = Mind(game.view(A), Drawn(Random(1)), WEIGHTS)

    thought = list(mind.candidates(mind.state, found))

    assert CancelOffer(1) in found
    assert thought == [o for o in found if isinstance(o, Action) and o != CancelOffer(1)]


def test_it_offers_nothing_to_a_seat_about_to_win() -> None:
    """With b two points from the goal, only c is asked."""
    table = Table(
        SITE.replace("b       .\n|", "B       .\n|"), SHORT, "grain", "grain", options={"points": 4}
    )

    assert chosen(table) == OfferTrade(cards("ore"), cards("grain"), (C,))


def test_it_takes_nothing_from_a_seat_about_to_win() -> None:
    """Even a city's card is refused then."""
    for goal, answer in ((10, AcceptOffer(1)), (4, DeclineOffer(1))):
        table = Table(NEARLY, "2 ore 2 grain wool", "ore", turn="b", options={"points": goal})
        table.play(OfferTrade(cards("ore"), cards("wool"), (A,)), "b")
        assert chosen(table) == answer


def test_a_no_is_worth_nothing_whatever_it_imagines() -> None:
    """Even if b might have won by its hidden cards, that makes a bad offer no better."""
    hidden: dict[str, Any] = {
        "held": {"b": "2 victory_point knight"},
        "played": {"a": "13 knight 2 monopoly 2 year_of_plenty 2 road_building"},
    }
    goal: dict[str, Value] = {"points": 5}
    table = Table(NEARLY, "2 lumber brick", "ore", turn="b", options=goal, **hidden)
    table.play(OfferTrade(cards("ore"), cards("2 lumber"), (A,)), "b")

    assert {chosen(table, seed=seed) for seed in range(6)} == {DeclineOffer(1)}


def test_it_asks_for_a_citys_card_before_it_buys_another() -> None:
    """A grain short of a city, it offers a wool for it, and buys a card if nobody agrees."""
    table = Table(LAND, "3 ore grain 3 wool 2 lumber", "grain", "grain")

    offer = chosen(table)

    assert isinstance(offer, OfferTrade)
    assert offer.get == cards("grain")


@pytest.mark.parametrize("give", ["2 ore", "2 brick", "2 lumber", "2 grain"])
def test_it_takes_two_cards_for_one_it_can_spare(give: str) -> None:
    """One of three wool goes for two of any other kind."""
    table = Table(LAND, "3 wool", give, turn="b")
    table.play(OfferTrade(cards(give), cards("wool"), (A,)), "b")

    assert chosen(table) == AcceptOffer(1)


def test_it_asks_a_better_price() -> None:
    """One ore for a grain isn't enough, but two are."""
    table = Table(LAND, "ore 2 grain", "2 ore", turn="b")
    table.play(OfferTrade(cards("ore"), cards("grain"), (A,)), "b")

    assert chosen(table) == CounterOffer(1, cards("grain"), cards("2 ore"))


def test_it_proposes_off_turn() -> None:
    """For a card that it really lacks, once."""
    table = Table(SITE, SHORT, "2 grain", turn="b")

    def proposed() -> object:
        game = Game(table.state)
        return propose(game.view(Seat(A)), game.options(Seat(A)), Drawn(Random(0)))

    offer = proposed()
    assert offer == ProposeTrade(cards("ore"), cards("grain"), B)
    table.play(offer)
    assert proposed() is None
