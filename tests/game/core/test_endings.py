"""Edge cases of the loop: cards looked at when the game ends, and debts besides the turn."""

from __future__ import annotations

from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.core.play import defaults, end, options
from game.core.stack import Debt
from tests.game.random_games import decks_add_up
from tests.game.strange.families import WHISTLE
from tests.game.strange.read_omens import ReadOmens
from tests.game.strange.tables import A, B, StrangeTable
from tests.game.strange.whistle import KeepQuiet, Whistle


def test_cards_looked_at_go_back_when_the_game_ends() -> None:
    """The end drops all debts and returns their cards to the deck."""
    table = StrangeTable()
    table.deal(A, pebble=1)
    table.play(A, RollDice(), die=[1, 1])
    table.play(A, ReadOmens(), draw=[5, 6, 7])

    end(table.state, (A,))

    assert table.state.debts() == ()
    decks_add_up(table.state)


def test_a_debt_beside_the_turn_is_dated() -> None:
    """A debt besides the turn records its action like any other, so it is announced once."""
    table = StrangeTable()

    table.play(A, RollDice(), die=[1, 1])

    assert {debt.since for debt in table.state.beside} == {table.state.number}


def test_what_lies_beside_adds_to_what_is_due() -> None:
    """The seat on turn still owes its turn, and another seat owes only the additional debt."""
    table = StrangeTable()
    table.play(A, RollDice(), die=[1, 1])
    table.state.beside = (Debt(A, WHISTLE), Debt(B, WHISTLE))

    mine, others = options(table.state, A), options(table.state, B)

    assert {EndTurn(), Whistle(), KeepQuiet()} <= set(filter(_is_hashable, mine))
    assert EndTurn() not in others


def _is_hashable(option: object) -> bool:
    return type(option).__name__ != "Choice"


def test_defaults_are_given_beside_the_turn_too() -> None:
    """A player who does not show up keeps quiet by default."""
    table = StrangeTable()
    table.play(A, RollDice(), die=[1, 1])

    assert (B, KeepQuiet()) in defaults(table.state)
