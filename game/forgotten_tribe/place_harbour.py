"""
Place a harbor that the tribe gave, on a coast next to an own building.

It must be placed on the seat's own turn as soon as there is a place, at once if there is one
already, and serves its owner from then on. If there are several, the first one goes first.
Rules: seafarers.md 8.10.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.refusals import No as Base
from game.base.routes import has_building
from game.board.places import EdgeId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.forgotten_tribe.families import HARBOUR
from game.forgotten_tribe.parts import Gifts
from game.seafarers.harbour_sites import harboured, lay_harbour, refuse_site, sites

ASK = "ask harbour"


class PlaceHarbour(Action):
    """Place the owed harbor on *edge*."""

    edge: EdgeId


class HarbourPlaced(Event):
    """*seat* has placed on *edge* the harbor from *origin*; *kind* is the card it trades."""

    seat: Seat
    edge: EdgeId
    origin: EdgeId
    kind: str

    def traces(self) -> Iterable[Trace]:
        """The harbor, which is no longer kept."""
        return (
            harboured(self.edge, self.kind),
            Altered(Gifts, partial(placed, origin=self.origin), {"placed": ()}),
        )


class No(Reason):
    """Reasons the harbor can't be there."""

    NOT_AT_BUILDING = "no building of yours is at the edge"


def placed(gifts: Gifts, origin: EdgeId) -> Gifts:
    """The gifts after the harbor from *origin* has been placed."""
    return changed(gifts, placed=(*gifts.placed, origin))


def is_beside(state: State, seat: Seat, edge: EdgeId) -> bool:
    """Whether *seat* has a building at an end of *edge*."""
    return any(has_building(state, seat, corner) for corner in state.topology.edge_corners[edge])


def places(state: State, seat: Seat) -> list[EdgeId]:
    """The edges where *seat* may place a harbor, in reading order."""
    return [edge for edge in sites(state) if is_beside(state, seat, edge)]


def waiting(state: State) -> Iterable[Event]:
    """The box's answer to a change: the seat on turn places the harbors it has kept."""
    seat = state.turn
    if (
        state.stint
        and state.part(Gifts).kept(seat)
        and not any(debt.duty == HARBOUR for debt in state.all_debts())
        and places(state, seat)
    ):
        coming.then(state, Step(ASK, seat))
    return ()


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for its place."""
    coming.wait_for(state, step.seat, HARBOUR)
    return ()


def refuse(state: State, seat: Seat, action: PlaceHarbour) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if reason := refuse_site(state, action.edge):
        return reason
    return None if is_beside(state, seat, action.edge) else No.NOT_AT_BUILDING


def options(state: State, seat: Seat) -> list[PlaceHarbour]:
    """Every place."""
    return [PlaceHarbour(edge) for edge in places(state, seat)]


def apply(state: State, seat: Seat, action: PlaceHarbour, chance: Chance) -> Iterator[Event]:
    """Place the first one that is kept."""
    gifts = state.part(Gifts)
    origin, kind = gifts.kept(seat)[0]
    state.put(placed(gifts, origin))
    lay_harbour(state, action.edge, kind)
    yield HarbourPlaced(seat=seat, edge=action.edge, origin=origin, kind=kind)


def default(state: State, seat: Seat) -> Action:
    """The first place in reading order."""
    return state.rules.first_listed(state, seat, HARBOUR)


VERB = Verb(PlaceHarbour, refuse, options, apply, family=HARBOUR)
