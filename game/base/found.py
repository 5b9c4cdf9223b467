"""
Set-up: a settlement anywhere at a distance, then a road next to it, twice in snake order.

The second settlement pays one card for each adjacent hex that yields something, as soon as it is
placed. The steps after a founding are the plan of that name; they know corner and round.
Rules: base.md 3, 4, 12.A2, 12.A3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_road import No as RoadNo
from game.base.build_road import RoadBuilt, refuse_edge
from game.base.build_settlement import refuse_corner
from game.base.families import FIRST_ROAD, FOUND
from game.base.parts import Turn
from game.base.places import barred, is_on_land, keeps_distance
from game.base.questions import BARRED_START
from game.base.rounds import rounds
from game.base.rows import ROAD
from game.board.places import CornerId, EdgeId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Trace, Went
from game.core.verb import Verb

PLAN = "founding"
"""Plan of the steps after each founding."""

SECOND_ROUND = 2


class FoundSettlement(Action):
    """Set up a settlement on *corner*."""

    corner: CornerId


class LayFirstRoad(Action):
    """Lay the road that belongs to the settlement just set up."""

    edge: EdgeId


class FirstCards(Event):
    """The second settlement of *seat* has paid *cards*."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """The starting cards."""
        return (Went(BANK, self.seat, sum(self.cards), "start"),)


class No(Reason):
    """Reasons the road can't be there."""

    NOT_AT_SETTLEMENT = "the road must touch the settlement just placed"


def refuse(state: State, seat: Seat, action: FoundSettlement) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return refuse_corner(state, action.corner) or state.rules.answer(BARRED_START)(
        state, seat, action.corner
    )


def options(state: State, seat: Seat) -> list[FoundSettlement]:
    """Every free corner at a distance, less those that are barred."""
    is_barred = state.rules.answer(BARRED_START)
    return [
        FoundSettlement(corner)
        for corner in state.topology.corner_ids
        if is_on_land(state, corner)
        and keeps_distance(state, corner)
        and not is_barred(state, seat, corner)
    ]


def apply(state: State, seat: Seat, action: FoundSettlement, chance: Chance) -> Iterator[Event]:
    """Place it; its cards and its road come next."""
    debt = state.debt(seat, FOUND)
    yield found(state, seat, action.corner, debt.args[0] if debt else SECOND_ROUND)


def found(state: State, seat: Seat, corner: CornerId, number: int) -> Event:
    """Place the piece of the round of this *number*, and set off the steps after it."""
    this = rounds(state)[number - 1]
    state.lay(seat, corner, state.rules.piece(this.piece))
    coming.follow(state, PLAN, seat, (corner, number))
    return this.told(seat=seat, corner=corner)


def first_cards(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """In a round that pays, give a card for each hex at the corner that yields one."""
    seat, (corner, number) = step.seat, step.args
    if not rounds(state)[number - 1].pays:
        return
    cards = [0] * len(state.bank)
    for place in state.topology.corner_hexes[corner]:
        card = state.rules.harvest[state.terrain[place]]
        if card is not None:
            cards[card] += 1
    state.give(seat, tuple(cards))
    yield FirstCards(seat=seat, cards=tuple(cards))


def refuse_road(state: State, seat: Seat, action: LayFirstRoad) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_edge(state, seat, action.edge):
        return No.NOT_AT_SETTLEMENT if reason is RoadNo.NOT_JOINED else reason
    return None if action.edge in first_edges(state, seat) else No.NOT_AT_SETTLEMENT


def road_options(state: State, seat: Seat) -> list[LayFirstRoad]:
    """The free edges next to the settlement just placed."""
    return [
        LayFirstRoad(edge)
        for edge in first_edges(state, seat)
        if not state.edge_piece[edge] and not barred(state, edge, ROAD)
    ]


def apply_road(state: State, seat: Seat, action: LayFirstRoad, chance: Chance) -> Iterator[Event]:
    """Place it and report it."""
    state.lay(seat, action.edge, ROAD)
    yield RoadBuilt(seat=seat, edge=action.edge)


def best_corner(state: State, seat: Seat) -> FoundSettlement:
    """The default: most pips."""

    def pips(action: FoundSettlement) -> int:
        tokens = [state.tokens[place] for place in state.topology.corner_hexes[action.corner]]
        return sum(6 - abs(7 - token) for token in tokens if token)

    return max(options(state, seat), key=pips)


def first_edge(state: State, seat: Seat) -> Action:
    """The default: the first in reading order."""
    return state.rules.first_listed(state, seat, FIRST_ROAD)


def ask_settlement(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for a settlement, or set up the one that has a fixed place."""
    if starts := state.part(Turn).starts:
        corner, _ = starts[step.seat][step.args[0] - 1]
        return (found(state, step.seat, corner, step.args[0]),)
    coming.wait_for(state, step.seat, FOUND, step.args)
    return ()


def ask_road(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for its road, or place the one that has a fixed place."""
    if starts := state.part(Turn).starts:
        _, edge = starts[step.seat][step.args[1] - 1]
        state.lay(step.seat, edge, ROAD)
        return (RoadBuilt(seat=step.seat, edge=edge),)
    coming.wait_for(state, step.seat, FIRST_ROAD, step.args[:1])
    return ()


def first_edges(state: State, seat: Seat) -> tuple[EdgeId, ...]:
    """The edges of the settlement whose road is owed."""
    debt = state.debt(seat, FIRST_ROAD)
    return state.topology.corner_edges[debt.args[0]] if debt else ()


VERB = Verb(FoundSettlement, refuse, options, apply, family=FOUND)
ROAD_VERB = Verb(LayFirstRoad, refuse_road, road_options, apply_road, family=FIRST_ROAD)
