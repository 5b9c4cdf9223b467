"""Ropes: another box's piece on edges, with an award, a price and a limit."""

from __future__ import annotations

import pytest

from game.base.build_road import BuildRoad
from game.base.buy_card import BuyCard
from game.base.parts import Robber
from game.base.refusals import No as Base
from game.base.refusals import price
from game.base.roll import RollDice
from game.base.routes import longest_route
from game.computer.standing import pips_at, reach
from game.computer.weights import WEIGHTS
from game.core.awards import AwardPassed
from game.core.choice import Choice
from game.core.play import options
from game.core.stack import NOBODY
from tests.game.asking import cards_of
from tests.game.strange import toll
from tests.game.strange.hang_rope import HangRope, No, RopeHung
from tests.game.strange.lift_rope import HangAgain, LeaveDown, LiftRope, RopeLifted, RopePutAway
from tests.game.strange.parts import Wind
from tests.game.strange.rows import round_by_round
from tests.game.strange.tables import A, B, C, StrangeTable

# The first seat's places on the beginners' map: a building with a road, and edges next to it.
ROAD = "1,-1/2,-2"
AT_BUILDING = "1,-1/2,-1"
AT_BUILDING_TOO = "2,-2/2,-1"
AT_ROAD_END = "1,-2/1,-1"
AT_OTHER_BUILDING = "-1,1/0,1"
FAR = "-1,2/-2,2"
BESIDE_ROAD_END = "1,-2"


@pytest.fixture
def table() -> StrangeTable:
    """A table where the first seat has rolled and can pay for anything once or twice."""
    table = StrangeTable()
    table.deal(A, lumber=2, brick=2, wool=2, pebble=2)
    table.play(A, RollDice(), die=[1, 1])
    return table


def test_a_rope_goes_on_from_a_building(table: StrangeTable) -> None:
    """Your building carries ropes as well as roads."""
    events = table.play(A, HangRope(table.edge(AT_BUILDING)))

    assert events[1:] == [RopeHung(seat=A, edge=table.edge(AT_BUILDING))]


def test_a_rope_does_not_go_on_from_a_road(table: StrangeTable) -> None:
    """The bare end of a road takes no rope."""
    assert table.why_not(A, HangRope(table.edge(AT_ROAD_END))) is No.NOT_TIED


def test_beside_the_vane_ropes_go_on_from_roads(table: StrangeTable) -> None:
    """At the vane the two kinds join, both for building and for the length of routes."""
    table.hang(A, AT_ROAD_END)
    apart = longest_route(table.state, A)

    table.state.change(Wind, vane=table.hex(BESIDE_ROAD_END))
    table.state.unsettle()

    assert (apart, longest_route(table.state, A)) == (1, 2)


@pytest.mark.parametrize(
    ("edge", "why"), [(ROAD, No.EDGE_IS_TAKEN), (FAR, No.NOT_TIED), (None, Base.NO_SUCH_PLACE)]
)
def test_ropes_have_their_own_refusals(
    table: StrangeTable, edge: str | None, why: No | Base
) -> None:
    """A box has its own reasons and shares those of the base."""
    place = table.edge(edge) if edge else len(table.state.edge_piece)

    assert table.why_not(A, HangRope(place)) is why  # type: ignore[arg-type]  # no place at all


def test_no_road_is_built_beside_the_vane(table: StrangeTable) -> None:
    """A veto removes another box's verb from the options and refuses it with its own reason."""
    road = BuildRoad(table.edge(AT_BUILDING))
    before = road in options(table.state, A)

    table.state.change(Wind, vane=table.hex("2,-1"))

    assert before
    assert road not in options(table.state, A)
    assert table.why_not(A, road) is toll.No.WIND


def test_the_tightrope_is_an_award(table: StrangeTable) -> None:
    """Two ropes take it, by the same function as the longest road."""
    table.hang(A, AT_BUILDING)

    events = table.play(A, HangRope(table.edge(AT_BUILDING_TOO)))

    assert events[-1] == AwardPassed(award="tightrope", seat=A, before=NOBODY)


def test_the_tightrope_makes_cards_cheaper(table: StrangeTable) -> None:
    """A changed price is the answer to a question, and applies to its holder alone."""
    rules = table.state.rules
    table.state.awards[rules.award("tightrope")] = A

    assert price(table.state, A, BuyCard) == cards_of(rules, grain=1, ore=1)
    assert price(table.state, B, BuyCard) == cards_of(rules, grain=1, ore=1, wool=1)


def test_a_hand_that_covers_only_a_changed_price_buys(table: StrangeTable) -> None:
    """A box's changed price lets a hand buy that covers no printed price."""
    table.empty(A)
    table.deal(A, grain=1, ore=1)

    before = options(table.state, A)
    table.state.awards[table.state.rules.award("tightrope")] = A

    assert BuyCard() not in before
    assert BuyCard() in options(table.state, A)


def test_each_rope_raises_the_limit() -> None:
    """With a limit of eight nine cards are too many, and with a rope they are allowed."""
    table = StrangeTable(hand_limit=8)
    for seat in (A, B):
        table.empty(seat)
        table.deal(seat, lumber=9 if seat == A else 0, ore=9 if seat == B else 0)
    table.hang(A, AT_BUILDING)

    table.play(A, RollDice(), die=[3, 4])

    assert table.kinds() == [(B, "discard")]
    assert [option for option in options(table.state, A) if isinstance(option, Choice)] == []


def test_pebbles_are_shared_out_round_by_round() -> None:
    """The box's rule for shortages: one card each in seat order, while they last."""
    assert round_by_round(4, {A: 3, C: 2}) == {A: 2, C: 2}
    assert round_by_round(3, {A: 3, C: 2}) == {A: 2, C: 1}
    assert round_by_round(9, {A: 3, C: 2}) == {A: 3, C: 2}


def test_ropes_claim_pebbles_on_even_rolls() -> None:
    """All boxes' claims are settled together, each kind by its own rule for shortages."""
    table = StrangeTable()
    table.state.put(Robber(at=table.hex("0,0")))
    table.hang(A, AT_BUILDING, AT_BUILDING_TOO)
    table.deal(C, pebble=6)

    table.play(A, RollDice(), die=[6, 6])

    pebble = table.state.rules.card("pebble")
    assert (table.state.hands[A][pebble], table.state.bank[pebble]) == (1, 0)


def test_awards_wait_until_a_lifted_rope_hangs_again(table: StrangeTable) -> None:
    """A holding frame postpones awards, so that a moving rope costs nothing."""
    table.hang(A, AT_BUILDING)
    table.play(A, HangRope(table.edge(AT_BUILDING_TOO)))

    lifted = table.play(A, LiftRope(table.edge(AT_BUILDING_TOO)))
    hung = table.play(A, HangAgain(table.edge(AT_OTHER_BUILDING)))

    assert lifted == [RopeLifted(seat=A, edge=table.edge(AT_BUILDING_TOO))]
    assert hung == [RopeHung(seat=A, edge=table.edge(AT_OTHER_BUILDING))]


def test_a_stored_game_still_judges_a_lifted_rope(table: StrangeTable) -> None:
    """Storing and loading the game in between does not lose the postponed check."""
    table.hang(A, AT_BUILDING)
    table.play(A, HangRope(table.edge(AT_BUILDING_TOO)))
    table.play(A, LiftRope(table.edge(AT_BUILDING_TOO)))

    table.reload()
    events = table.play(A, LeaveDown())

    assert events == [RopePutAway(seat=A), AwardPassed(award="tightrope", seat=NOBODY, before=A)]


def test_a_computer_reaches_by_ropes() -> None:
    """A corner at the end of a rope is as close as one at the end of a road."""
    table = StrangeTable()
    before = reach(table.state, A)

    table.hang(A, "-1,1/-1,2", "-2,2/-1,2")

    worth = WEIGHTS.site * pips_at(table.state, table.corner("-2,2/-2,3/-1,2"))
    assert before < worth == reach(table.state, A)
