"""Hints: good actions first, each with true reasons."""

from __future__ import annotations

from random import Random

import pytest

from game import Action, Game, refuse
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.parts import Robber
from game.base.play_knight import PlayKnight
from game.board.places import HexId
from game.computer import explained, hints
from game.computer.hints import MOST, Hint
from game.computer.reasons import Change
from game.core.part import Held
from tests.game.random_games import Drawn
from tests.game.tables import LAND, A, Table


def hinted(table: Table) -> list[Hint]:
    """The hints for a."""
    game = Game(table.state)
    return hints(game.view(A), game.options(A), Drawn(Random(0)))


def test_a_city_comes_with_its_reasons() -> None:
    """As much income again, and a point."""
    table = Table(LAND, "3 ore 2 grain")

    first, *_ = hinted(table)

    assert first.action == table.options(BuildCity)[0]
    income, *_, points = first.changes
    assert points == Change("points", 1, 2)
    assert (income.kind, income.after) == ("income", 2 * income.before)


def test_a_new_kind_of_card_is_a_reason() -> None:
    """A place that brings cards that none of one's buildings brings."""
    land = LAND.replace("  /   \\   /   a   /", "  /   \\   a   a   /")
    table = Table(land, "lumber brick wool grain")

    found = hinted(table)

    assert isinstance(found[0].action, BuildSettlement)
    assert [change.name for change in found[0].changes if change.kind == "first"]


def test_hints_are_few_legal_and_different() -> None:
    """At most three; where nothing helps, the end of the turn is the hint."""
    table = Table(LAND, "4 lumber 4 brick 4 wool 4 grain 4 ore")
    found = hinted(table)

    assert 1 < len(found) <= MOST
    assert len({hint.action for hint in found}) == len(found)
    assert not [hint for hint in found if refuse(table.state, A, hint.action)]
    assert hinted(Table(LAND)) == [Hint(EndTurn(), ())]


@pytest.mark.parametrize(
    ("hand", "action", "expected"),
    [
        ("4 lumber 2 ore 2 grain", TradeWithBank(0, 4), [Change("missing", 1, 0, "BuildCity")]),
        ("ore wool grain", BuyCard(), []),
        ("", PlayKnight(), [Change("award", 0, 1, "largest_army"), Change("frees", 1, 0)]),
    ],
    ids=["bank", "card", "knight"],
)
def test_reasons_are_what_the_action_does(
    hand: str, action: Action, expected: list[Change]
) -> None:
    """They claim nothing about a card yet to be drawn, or about what its player then chooses."""
    table = Table(LAND, hand)
    state = table.state
    state.held[A] = (Held(0, 0),)
    state.put(Robber(at=HexId(1)))

    assert list(explained(Game(state).view(A), action, Drawn(Random(0)))) == expected
