"""The toll of a seven: an ordered and an unordered frame in another box's plan."""

from __future__ import annotations

import pytest

from game import view
from game.base.move_robber import MoveRobber
from game.base.roll import RollDice
from game.core.action import told
from game.core.play import defaults, options
from game.core.refusals import No as Core
from tests.game.asking import cards_of
from tests.game.strange.tables import A, B, C, StrangeTable
from tests.game.strange.toll import CardPicked, LeaveHand, No, PayTithe, PickCard, TurnVane
from tests.game.strange.whistle import KeepQuiet


@pytest.fixture
def table() -> StrangeTable:
    """A table where the first seat has rolled a seven, and nobody has too many cards."""
    table = StrangeTable()
    table.play(A, RollDice(), die=[3, 4])
    return table


def tithe(table: StrangeTable, **cards: int) -> PayTithe:
    """The tithe of one card by name."""
    return PayTithe(cards_of(table.state.rules, **cards))


def test_the_ordered_frame_asks_one_after_the_other(table: StrangeTable) -> None:
    """Only the first of the two debts is due: the roller may not look before the tithe."""
    assert table.kinds() == [(C, "tithe")]
    assert table.why_not(A, LeaveHand()) is Core.NOT_NOW

    table.play(C, tithe(table, ore=1))

    assert table.kinds() == [(A, "look")]


def test_the_mixed_frame_takes_answers_in_any_order(table: StrangeTable) -> None:
    """Two seats owe different verbs, which can come in any order; then the robber moves."""
    table.play(C, tithe(table, ore=1))
    table.play(A, LeaveHand())
    assert table.kinds() == [(B, "tithe"), (A, "vane")]

    table.play(A, TurnVane(table.hex("0,0")))
    assert table.kinds() == [(B, "tithe")]
    assert table.why_not(A, MoveRobber(table.hex("0,1"))) is Core.NOT_NOW

    table.play(B, tithe(table, ore=1))
    assert table.kinds() == [(A, "robber")]


def test_only_the_debtor_looks_into_the_hand(table: StrangeTable) -> None:
    """While the debt is due, its seat sees that hand, and no other view changes."""
    hand = tuple(table.state.hands[C])
    closed = view(table.state, A).seats[C].hand

    table.play(C, tithe(table, ore=1))

    ore = table.state.rules.card("ore")
    left = tuple(count - (kind == ore) for kind, count in enumerate(hand))
    assert closed is None
    assert view(table.state, A).seats[C].hand == left
    assert view(table.state, B).seats[C].hand is None
    assert view(table.state, None).seats[C].hand is None


def test_the_card_picked_is_known_to_two(table: StrangeTable) -> None:
    """The event names its private field, which the table and the third seat do not get."""
    table.play(C, tithe(table, ore=1))
    wool = table.state.rules.card("wool")

    (event,) = table.play(A, PickCard(wool))

    assert event == CardPicked(seat=A, victim=C, card=wool)
    assert told(event, C) == event
    assert told(event, B) == told(event, None) == CardPicked(seat=A, victim=C, card=None)


def test_what_is_not_there_is_not_picked(table: StrangeTable) -> None:
    """Picking a card that the hand lacks is refused with a reason like any other."""
    table.play(C, tithe(table, ore=1))

    assert table.why_not(A, PickCard(table.state.rules.card("ore"))) is No.NOT_THERE


def test_the_toll_is_answered_for_those_who_do_not_come(table: StrangeTable) -> None:
    """Default answers alone lead from the seven to the robber."""
    for _ in range(4):
        seat, action = defaults(table.state)[0]
        table.play(seat, action)

    assert table.kinds() == [(A, "robber")]


def test_it_can_be_stored_in_the_middle(table: StrangeTable) -> None:
    """Stored between any two answers, the seven goes on as before."""
    table.play(C, tithe(table, ore=1))
    found = options(table.state, A)

    table.reload()

    assert options(table.state, A) == found
    table.play(A, LeaveHand())
    assert table.kinds() == [(B, "tithe"), (A, "vane")]


def test_a_box_adds_to_what_a_seven_asks_at_once() -> None:
    """Discards and another box's debt are in one frame, and the robber waits for both."""
    table = StrangeTable()
    table.deal(B, wool=9)
    table.state.awards[table.state.rules.award("tightrope")] = C
    table.hang(C, "1,0/2,-1", "0,0/1,0")
    table.play(A, RollDice(), die=[3, 4])
    assert table.kinds() == [(B, "discard"), (C, "whistle")]

    table.play(C, KeepQuiet())

    assert table.kinds() == [(B, "discard")]
