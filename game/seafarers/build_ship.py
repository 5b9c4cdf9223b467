"""
Build a ship, for lumber and wool, where a ship or building of yours leads to water.

It counts for routes as a road does, and settlements may be founded at its end.
Rules: seafarers.md 1-1, 1-2, 1-3, 1-4, 1-5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_road import refuse_edge
from game.base.families import BUILD
from game.base.parts import Turn
from game.base.places import open_edges
from game.base.refusals import affordable, can_buy, cannot_buy, pay
from game.board.places import EdgeId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb
from game.seafarers.parts import Ships
from game.seafarers.rows import ship


class BuildShip(Action):
    """Ask for one ship on *edge*."""

    edge: EdgeId


class ShipBuilt(Event):
    """A ship of *seat* is now on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The ship."""
        return (Laid(self.seat, self.edge, "ship"),)


def refuse(state: State, seat: Seat, action: BuildShip) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    piece = ship(state)
    return cannot_buy(state, seat, BuildShip, piece) or refuse_edge(state, seat, action.edge, piece)


def options(state: State, seat: Seat) -> list[BuildShip]:
    """Every ship that *seat* could pay for and place now."""
    piece = ship(state)
    if not can_buy(state, seat, BuildShip, piece):
        return []
    return [BuildShip(edge) for edge in open_edges(state, seat, piece)]


def apply(state: State, seat: Seat, action: BuildShip, chance: Chance) -> Iterator[Event]:
    """Pay, place the piece, and report it."""
    yield pay(state, seat, BuildShip)
    state.change(Turn, built=state.stint)
    yield launched(state, seat, action.edge)


def launched(state: State, seat: Seat, edge: EdgeId) -> ShipBuilt:
    """Place a new ship, which may not move in this stint."""
    ships = state.part(Ships)
    before = ships.fresh if ships.built == state.stint else ()
    state.change(Ships, built=state.stint, fresh=(*before, edge))
    state.lay(seat, edge, ship(state))
    return ShipBuilt(seat=seat, edge=edge)


VERB = Verb(BuildShip, refuse, options, apply, family=BUILD, look=affordable, needs=BuildShip)
