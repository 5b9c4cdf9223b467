"""The building phase: who is asked, in which order, for what, and how it ends."""

from __future__ import annotations

import pytest

from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.propose_trade import ProposeTrade
from game.base.roll import RollDice
from game.base.turn import PLAN, TurnBegan
from game.core.hand_over import HandOver
from game.core.play import enter
from game.core.refusals import No as Core
from game.core.undo import No as Undo
from game.five_six.building import PHASE, BuildingOpened
from game.five_six.families import BUILDING, QUEUE
from game.five_six.pass_building import BuildingPassed, PassBuilding
from tests.game.five_six.tables import CARD, CITY, ROAD, A, B, C, F, Phase, Six
from tests.game.tables import NO_CHANCE, cards, kind
from tests.game.taking_back import comes_back, why_it_stays


@pytest.mark.rule("13.6-1")
def test_everybody_who_could_build_is_asked_at_once() -> None:
    """All who could build are asked at once, clockwise, except the seat that just played."""
    table = Phase(a=f"{ROAD} {CITY}", b=ROAD, c=CITY, d="5 lumber", f=CARD)

    events = table.end()

    assert events[-1] == BuildingOpened(seat=A, seats=(B, C, F))
    assert table.at() == ("a", PHASE)
    assert table.owed() == [("b", BUILDING), ("c", QUEUE), ("f", QUEUE)]
    assert table.verbs("a") == table.verbs("d") == set()


def test_a_turn_that_has_opened_a_phase_stays() -> None:
    """
    An end of turn that opens a building phase shows who can build, so it stays.

    With paired turns it can be undone.
    """
    assert why_it_stays(Phase(b=ROAD), EndTurn()) is Undo.SHOWN
    assert why_it_stays(Phase(a=ROAD), EndTurn()) is Undo.SHOWN
    comes_back(Six(a=ROAD), EndTurn())


def test_who_passes_may_think_better_of_it() -> None:
    """A pass can be undone, whether or not it was the seat's go."""
    for by in "bf":
        table = Phase(b=ROAD, f=CARD)
        table.end()
        comes_back(table, PassBuilding(), by)


@pytest.mark.rule("13.6-1")
def test_they_build_one_after_another() -> None:
    """Seat c waits for b, and may pass meanwhile; after the last pass the next turn begins."""
    table = Phase(b="2 lumber 2 brick", c=CITY, f=CARD)
    table.end()
    assert table.verbs("b") == {BuildRoad, PassBuilding}
    assert table.verbs("c") == table.verbs("f") == {PassBuilding}
    city = BuildCity(table.state.corners_of(C, table.state.rules.piece("settlement"))[0])
    assert table.why_not(city, "c") is Core.NOT_NOW

    assert table.pass_on("f") == [BuildingPassed(seat=F)]
    table.play(BuildRoad(table.options(BuildRoad, "b")[0].edge), "b")
    table.pass_on("b")
    assert table.owed() == [("c", BUILDING)]
    events = table.play(city, "c")

    assert TurnBegan(seat=B) in events  # c can build no more, and is not waited for
    assert table.at() == ("b", PLAN)


@pytest.mark.rule("13.6-1")
def test_nobody_is_asked_where_nobody_can_build() -> None:
    """If nobody can build, the next turn follows at once."""
    table = Phase(a=ROAD, d=ROAD, e="7 wool")

    events = table.end()

    assert table.at() == ("b", PLAN)
    assert not any(isinstance(event, BuildingOpened) for event in events)


@pytest.mark.rule("13.6-1")
@pytest.mark.parametrize("only", "abcdef")
def test_one_who_could_build_is_enough(only: str) -> None:
    """A phase opens after a turn if any other seat could build."""
    turn = "b" if only == "a" else "a"
    table = Phase(turn=turn, **{only: CARD})

    table.end(turn)

    assert table.owed() == [(only, BUILDING)]


@pytest.mark.parametrize(("only", "plan"), [("a", PLAN), ("c", PHASE)])
def test_by_the_older_rule_the_first_seat_was_not_enough(only: str, plan: str) -> None:
    """A game started under the older rule keeps that rule."""
    table = Phase(turn="b", **{only: CARD})
    table.state.revision = 0

    table.end("b")

    assert table.at()[1] == plan


@pytest.mark.rule("13.6-1")
def test_whose_building_has_become_impossible_is_not_waited_for() -> None:
    """The last development card goes to b, so f, who could only have bought one, is dropped."""
    table = Phase(b=CARD, f=CARD, deck="knight")
    table.end()
    assert table.owed() == [("b", BUILDING), ("f", QUEUE)]

    table.play(BuyCard(), "b", draw=[0])

    assert table.at() == ("b", PLAN)


@pytest.mark.rule("13.6-1")
def test_a_phase_follows_every_turn() -> None:
    """Each turn is followed by one phase, and each phase is a stint of its own."""
    table = Phase(f=CARD)
    table.end()
    table.pass_on("f")
    table.play(RollDice(), "b", die=[1, 1])
    table.end("b")

    assert table.at() == ("b", PHASE)
    assert table.owed() == [("f", BUILDING)]
    assert table.state.stint == 4


@pytest.mark.rule("13.6-2")
def test_nothing_but_building_is_open() -> None:
    """Trading, playing cards, rolling and ending a turn are closed to everyone."""
    table = Phase(a="lumber", b=f"{CARD} 4 lumber", c="lumber", held={"b": "knight monopoly"})
    table.end()

    assert table.verbs("b") == {BuyCard, PassBuilding}
    for action in (
        TradeWithBank(kind("lumber"), kind("ore")),
        OfferTrade(cards("lumber"), cards("ore"), (A,)),
        PlayKnight(),
        PlayMonopoly(kind("ore")),
        RollDice(),
        EndTurn(),
    ):
        assert table.why_not(action, "b") is Core.NOT_NOW
    assert table.why_not(ProposeTrade(cards("lumber"), cards("ore"), A), "c") is Core.NOT_YOUR_TURN


@pytest.mark.rule("13.6-3", "12.C8", "12.B3")
def test_a_card_bought_there_is_played_in_the_next_turn() -> None:
    """Seat b buys a card after a's turn and can play it on its own next turn."""
    table = Phase(b=CARD, deck="knight")
    table.end()
    assert not table.may(PlayKnight, "b")

    table.play(BuyCard(), "b", draw=[0])

    assert table.at() == ("b", PLAN)
    assert table.may(PlayKnight, "b")
    assert table.state.held[B][0].stint < table.state.stint


NEAR = """
        .       .       .
      /   \\   /   \\   /   \\
    .       a       .       .
    |  F6   |  H8   |  M4   |
    .       .       .       .
  /   \\   /   \\   /   \\   /   \\
.       .       .       .       .
|  D*   |  P9   |  G5   |  F3   |
.       .       .       .       .
  \\   /   \\   /   \\   /   \\   /
    .       c       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \\   /   \\   /   \\   /
        .       .       .
"""


@pytest.mark.rule("13.6-4")
def test_nobody_wins_in_the_phase() -> None:
    """Seat c reaches three points of three in it and wins when its own turn begins."""
    table = Phase(NEAR, c=CITY, held={"c": "victory_point"}, options={"points": 3})
    table.end()

    table.play(BuildCity(table.options(BuildCity, "c")[0].corner), "c")

    assert not table.state.winners
    assert table.at() == ("b", PLAN)
    table.play(RollDice(), "b", die=[1, 1])
    table.end("b")
    assert table.state.winners == (C,)


@pytest.mark.rule("13.6-4")
def test_whose_turn_has_ended_does_not_win_there_either() -> None:
    """Seat a, whose turn has ended, does not win in the phase even with enough points."""
    table = Phase(NEAR, f=CARD, options={"points": 3})
    table.end()
    table.state.hold(A, 1)
    table.state.hold(A, 1)

    table.pass_on("f")

    assert not table.state.winners


@pytest.mark.rule("13.6-1")
def test_who_leaves_is_not_waited_for() -> None:
    """If the first in line, a later one or the previous player leaves, the others go on."""
    table = Phase(b=ROAD, c=CITY, f=CARD)
    table.end()
    table.leave("a")
    assert table.owed() == [("b", BUILDING), ("c", QUEUE), ("f", QUEUE)]
    table.leave("b")
    assert table.owed() == [("c", BUILDING), ("f", QUEUE)]
    table.leave("f")
    assert table.owed() == [("c", BUILDING)]
    table.leave("c")

    assert table.at() == ("d", PLAN)


@pytest.mark.rule("13.6-1")
def test_with_fewer_than_five_left_there_is_no_phase() -> None:
    """A running phase goes on, and after the next turn there is none."""
    table = Phase(b=CARD, f=CARD)
    table.end()
    table.leave("d")
    table.leave("e")
    assert table.owed() == [("b", BUILDING), ("f", QUEUE)]
    table.pass_on("b")
    table.pass_on("f")

    table.play(RollDice(), "b", die=[1, 1])
    table.end("b")

    assert table.at() == ("c", PLAN)


@pytest.mark.rule("13.6-1")
def test_when_the_seat_on_turn_leaves_the_others_build() -> None:
    """Its turn is over, and the phase begins."""
    table = Phase(b=CARD)

    table.leave("a")

    assert table.at() == ("a", PHASE)
    assert table.owed() == [("b", BUILDING)]


@pytest.mark.rule("13.6-1")
def test_who_does_not_come_passes() -> None:
    """The default is to pass; a replacement owes the same as the seat did."""
    table = Phase(b=CARD, f=CARD)
    table.end()

    enter(table.state, B, HandOver("computer"), NO_CHANCE)

    assert table.default("b") == table.default("f") == PassBuilding()
    assert table.owed() == [("b", BUILDING), ("f", QUEUE)]


@pytest.mark.rule("13.6-1")
def test_who_waits_is_called_again() -> None:
    """A waiting seat's debt is renewed when its go comes, so it is pinged again."""
    table = Phase(b=CARD, f=CARD)
    table.end()
    since = [debt.since for debt in table.state.debts()]
    assert [debt.seat for debt in table.state.due()] == [B]  # only b's time runs
    assert [table.state.rules.duties[d.duty].early for d in table.state.debts()] == [False, True]

    table.pass_on("b")

    assert since[0] == since[1] < table.state.number
    assert [debt.since for debt in table.state.debts()] == [table.state.number]


def test_building_may_be_taken_back() -> None:
    """Building can be undone until someone else acts."""
    table = Phase(b="2 lumber 2 brick", f=CARD)
    table.end()

    comes_back(table, BuildRoad(table.options(BuildRoad, "b")[0].edge), "b")
