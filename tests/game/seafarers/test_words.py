"""Seafarers in words that no other test reads: what came while one was away."""

from __future__ import annotations

import pytest

from game import Game, Seat
from game.base.families import FREE_ROAD, ROBBER
from game.base.rob import Robbed
from game.core.stack import Debt
from game.seafarers.choose_gold import GoldChosen
from game.seafarers.families import GOLD
from tests.game.asking import cards_of
from tests.words.tables import Dice, who
from words import Words, since

A, B = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "You took 3 ore from the bank."), ("es", "Tomaste 3 minerales de la banca.")],
)
def test_gold_that_was_chosen_for_one_is_told(language: str, line: str) -> None:
    """Cards of all such choices together, of nobody else's."""
    rules = Game.new(3, Dice(1), modules=("base", "seafarers")).view().rules
    events = [
        GoldChosen(seat=seat, cards=cards_of(rules, ore=count), why="harvest")
        for seat, count in ((A, 1), (B, 1), (A, 2))
    ]

    told = since(events, A, who, rules, Words(language))

    assert [way.text for ways in told for way in ways] == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "You were robbed of a card."), ("es", "Te robaron una carta.")],
)
def test_a_theft_is_told_without_a_name_by_whichever_figure(language: str, line: str) -> None:
    """The robber or the pirate: nothing says which, so none is named."""
    rules = Game.new(3, Dice(1)).view().rules

    (ways,) = since([Robbed(seat=B, victim=A, card=None)], A, who, rules, Words(language))

    assert [way.text for way in ways][-1] == line


@pytest.mark.parametrize(
    ("way", "robber"),
    [("four_islands", "move the robber or the pirate"), ("ore_for_wool", "move the robber")],
)
def test_what_is_owed_names_whatever_may_be_moved_or_laid(way: str, robber: str) -> None:
    """A pirate only where there is one; a ship goes where no road does."""
    table = Game.new(4, Dice(1), modules=("base", "seafarers"), settings={"map": way}).view()
    w = Words("en")

    assert w.duty(Debt(A, ROBBER), table) == robber
    assert w.ask(Debt(A, FREE_ROAD), "Ada", table) == "Ada, place your free road or ship."
    assert w.ask(Debt(A, FREE_ROAD), "Ada") == "Ada, place your free road."


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Ada, choose 1 card from the bank.", "Ada, choose 3 cards from the bank."),
        ("es", "Ada, elige 1 carta de la banca.", "Ada, elige 3 cartas de la banca."),
    ],
)
def test_a_call_for_gold_says_how_many_cards(language: str, one: str, many: str) -> None:
    """Whoever reads nothing but the push knows what it brings."""
    w = Words(language)

    assert w.ask(Debt(A, GOLD, (1, 0)), "Ada") == one
    assert w.ask(Debt(A, GOLD, (3, 0)), "Ada") == many
