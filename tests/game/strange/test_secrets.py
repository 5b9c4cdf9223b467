"""One script played twice with only hidden outcomes exchanged looks the same to all others."""

from __future__ import annotations

from typing import Any

import pytest

from game import Seat, told, view
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.move_robber import MoveRobber
from game.base.roll import RollDice
from game.core.view import View
from tests.game.asking import cards_of
from tests.game.strange.fair import CloseFair
from tests.game.strange.read_omens import KeepOmen, ReadOmens
from tests.game.strange.tables import A, B, C, StrangeTable
from tests.game.strange.toll import PayTithe, PickCard, TurnVane

KNIGHT, MONOPOLY = 0, 4
WOOL, GRAIN = 2, 3


def seen_by(
    reader: Seat | None, bought: int, omens: list[int], picked: int
) -> tuple[list[Any], View]:
    """The events that *reader* sees while the script is played, and the view at its end."""
    table = StrangeTable()
    table.deal(A, wool=2, grain=1, ore=1, pebble=1)
    heard: list[Any] = []

    def play(seat: Seat, action: Any, **outcomes: list[int]) -> None:
        heard.extend(told(event, reader) for event in table.play(seat, action, **outcomes))
        heard.append(view(table.state, reader))

    play(A, RollDice(), die=[1, 1])
    play(A, BuyCard(), draw=[bought])
    play(A, ReadOmens(), draw=omens)
    play(A, KeepOmen(0))
    play(A, EndTurn())
    play(C, CloseFair())
    play(B, RollDice(), die=[3, 4])
    one_ore = cards_of(table.state.rules, ore=1)
    play(A, PayTithe(one_ore))
    play(B, PickCard(picked))
    play(B, TurnVane(table.hex("0,1")))
    play(C, PayTithe(one_ore))
    play(B, MoveRobber(table.hex("2,-2")), theft=[WOOL if picked == GRAIN else GRAIN])
    return heard, view(table.state, reader)


@pytest.mark.parametrize("reader", [C, None])
def test_hidden_outcomes_stay_hidden(reader: Seat | None) -> None:
    """Cards bought, omens looked at and kept, and cards taken leave no public trace."""
    one = seen_by(reader, KNIGHT, [5, 6, 7], GRAIN)
    other = seen_by(reader, MONOPOLY, [7, 5, 6], WOOL)

    assert one == other


def test_their_owner_sees_them() -> None:
    """For the seat that bought and kept, the two scripts differ."""
    one = seen_by(A, KNIGHT, [5, 6, 7], GRAIN)
    other = seen_by(A, MONOPOLY, [7, 5, 6], GRAIN)

    assert one != other
