"""
Build a papyrus boat on a path that the river crosses, if it joins your routes or buildings.

A boat is part of the route like a road: it leads on, carries settlements, and is cut by an
opponent's building.
Rules: egypt.md 3.3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_road import refuse_edge
from game.base.families import BUILD
from game.base.parts import Turn
from game.base.places import open_edges
from game.base.refusals import can_buy, cannot_buy, pay
from game.board.places import EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb
from game.pyramid.rows import boat


class BuildBoat(Action):
    """Ask for one boat on *edge*."""

    edge: EdgeId


class BoatBuilt(Event):
    """A boat of *seat* is now on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The boat."""
        return (Laid(self.seat, self.edge, "boat"),)


def refuse(state: State, seat: Seat, action: BuildBoat) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    piece = boat(state)
    return cannot_buy(state, seat, BuildBoat, piece) or refuse_edge(state, seat, action.edge, piece)


def options(state: State, seat: Seat) -> list[BuildBoat]:
    """Every boat that *seat* could pay for and place now."""
    piece = boat(state)
    if not can_buy(state, seat, BuildBoat, piece):
        return []
    return [BuildBoat(edge) for edge in open_edges(state, seat, piece)]


def apply(state: State, seat: Seat, action: BuildBoat, chance: Chance) -> Iterator[Event]:
    """Pay, place the piece, and report it."""
    yield pay(state, seat, BuildBoat)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.edge, boat(state))
    yield BoatBuilt(seat=seat, edge=action.edge)


VERB = Verb(BuildBoat, refuse, options, apply, family=BUILD)
