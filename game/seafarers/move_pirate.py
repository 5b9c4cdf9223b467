"""
Move the pirate to another sea hex, instead of the robber, and rob a ship next to it.

It keeps off land and off hidden hexes. It leaves the frame for good, unless an option lets it go
back there, where it robs no one. From off the board it may go to any sea hex.
Rules: seafarers.md 2, 12.1, 12.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.families import ROBBER
from game.base.refusals import No as Base
from game.base.water import SEA
from game.board.layout import Layout
from game.board.places import HexId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.seafarers.parts import Pirate
from game.seafarers.questions import PLUNDER
from game.seafarers.rows import ship

ZONE = "pirate"
"""Name in a layout of the zone with the pirate's start; without a hex it starts off the board."""


class MovePirate(Action):
    """Move the pirate to the hex *to*."""

    to: HexId


class PirateMoved(Event):
    """*seat* has moved the pirate from one hex to another."""

    seat: Seat
    origin: HexId | None
    to: HexId

    def traces(self) -> Iterable[Trace]:
        """The new place of the pirate."""
        return (Altered(Pirate, partial(changed, at=self.to), {"at": self.origin}, self.to),)


class No(Reason):
    """Reasons the pirate may not go there."""

    NO_PIRATE = "this map has no pirate"
    MUST_MOVE = "the pirate must leave its hex"
    NOT_AT_SEA = "the pirate stays at sea"
    ON_FRAME = "the pirate can't return to the frame"


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Put the pirate on the map's hex for it, if any."""
    if ZONE in layout.zones:
        at = next((state.topology.hex(place) for place in layout.zones[ZONE]), None)
        state.put(Pirate(is_there=True, at=at))
    return ()


def targets(state: State) -> list[HexId]:
    """The hexes where the pirate may go."""
    pirate = state.part(Pirate)
    if not pirate.is_there:
        return []
    sea = state.rules.terrain(SEA)
    kinds = (sea, 0 if state.rules.options["pirate_on_frame"] else sea)
    return [
        HexId(place)
        for place, kind in enumerate(state.terrain)
        if kind in kinds and place != pirate.at
    ]


def refuse(state: State, seat: Seat, action: MovePirate) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    pirate = state.part(Pirate)
    if not pirate.is_there:
        return No.NO_PIRATE
    if not 0 <= action.to < len(state.terrain):
        return Base.NO_SUCH_PLACE
    if action.to == pirate.at:
        return No.MUST_MOVE
    if action.to in targets(state):
        return None
    return No.NOT_AT_SEA if state.terrain[action.to] else No.ON_FRAME


def options(state: State, seat: Seat) -> list[MovePirate]:
    """Every hex the pirate may go to."""
    return [MovePirate(place) for place in targets(state)]


def apply(state: State, seat: Seat, action: MovePirate, chance: Chance) -> Iterator[Event]:
    """Move it and report it; the theft comes next."""
    origin = state.part(Pirate).at
    state.change(Pirate, at=action.to)
    plunder = state.rules.answer(PLUNDER)
    coming.then(state, plunder(state, seat, tuple(sorted(crews(state)))))
    yield PirateMoved(seat=seat, origin=origin, to=action.to)


def robbery(state: State, seat: Seat, among: tuple[Seat, ...]) -> Step:
    """The box's answer: a card is stolen as the robber does."""
    return Step("ask rob", seat, among)


def crews(state: State) -> set[Seat]:
    """The seats with ships next to the pirate; none while it is on the frame."""
    at = state.part(Pirate).at
    if at is None or at >= state.topology.inner:
        return set()
    piece = ship(state)
    edges = state.topology.hex_edges[at]
    return {Seat(state.edge_seat[edge]) for edge in edges if state.edge_piece[edge] == piece}


VERB = Verb(MovePirate, refuse, options, apply, family=ROBBER)
