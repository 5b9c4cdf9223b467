"""
Move the robber to another land hex, after a seven or by a knight.

The desert and hexes without buildings will do; sea never. With the friendly option it keeps off
hexes next to an opponent with fewer than three visible points. If no hex is left it goes to the
desert, or stays there, and no player is robbed.
Rules: base.md 4, 12.E2, 12.E5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.families import ROBBER
from game.base.parts import Robber
from game.base.questions import BARRED_ROBBER, ROBBER_PLACES
from game.base.refusals import No as Base
from game.base.rob import neighbours, rob_among
from game.board.places import HexId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.points import points
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb

FRIENDLY_BELOW = 3


class MoveRobber(Action):
    """Move the robber to the hex *to*."""

    to: HexId


class RobberMoved(Event):
    """*seat* has moved the robber from one hex to another."""

    seat: Seat
    origin: HexId | None
    to: HexId

    def traces(self) -> Iterable[Trace]:
        """The new place of the robber."""
        return (Altered(Robber, partial(changed, at=self.to), {"at": self.origin}, self.to),)


class No(Reason):
    """Reasons the robber may not go there."""

    MUST_MOVE = "the robber must leave its hex"
    NOT_ON_LAND = "the robber stays on land"
    FRIENDLY = "the friendly robber spares players with few points"


def places(state: State, seat: Seat) -> list[HexId]:
    """The hexes where *seat* may move the robber; empty if it is kept off everywhere."""
    here = state.part(Robber).at
    land = [place for place in open_land(state) if place != here]
    return state.rules.answer(ROBBER_PLACES)(state, seat, land)


def open_land(state: State) -> list[HexId]:
    """The land hexes open to a robber."""
    bars = state.rules.answer(BARRED_ROBBER)
    return [place for place in state.land_hexes if not bars(state, place)]


def friendly(state: State, seat: Seat, open_hexes: list[HexId]) -> list[HexId]:
    """The open hexes for a friendly robber: none next to an opponent with few visible points."""
    poor = {
        other for other in state.others(seat) if points(state, other, hidden=False) < FRIENDLY_BELOW
    }
    return [
        place
        for place in open_hexes
        if not any(
            state.rules.buildings[state.corner_piece[corner]] and state.corner_seat[corner] in poor
            for corner in state.topology.hex_corners[place]
        )
    ]


def spared(state: State, seat: Seat) -> str:
    """
    Which hexes with buildings of opponents a friendly robber of *seat* keeps off now.

    They are ``all`` or ``some`` of them; empty if it keeps off none.
    """
    here = state.part(Robber).at
    land = [place for place in open_land(state) if place != here]
    left = places(state, seat)
    if len(left) == len(land):
        return ""
    pieces, owners = state.corner_piece, state.corner_seat
    around = {corner for place in left for corner in state.topology.hex_corners[place]}
    built = [corner for corner in around if state.rules.buildings[pieces[corner]]]
    return "some" if any(owners[corner] != seat for corner in built) else "all"


def deserts(state: State) -> list[HexId]:
    """The land hexes that yield nothing and are open to a robber."""
    barren, terrain = state.rules.barren, state.terrain
    return [place for place in open_land(state) if barren[terrain[place]]]


def targets(state: State, seat: Seat) -> list[HexId]:
    """The targets of the robber: its places, or the desert if it is kept off all of them."""
    here = state.part(Robber).at
    stays = [place for place in open_land(state) if place == here]
    return places(state, seat) or deserts(state) or stays


def refuse(state: State, seat: Seat, action: MoveRobber) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.to < state.topology.inner:
        return Base.NO_SUCH_PLACE
    if action.to in targets(state, seat):
        return None
    if not state.land[action.to]:
        return No.NOT_ON_LAND
    if reason := state.rules.answer(BARRED_ROBBER)(state, action.to):
        return reason
    return No.MUST_MOVE if action.to == state.part(Robber).at else No.FRIENDLY


def options(state: State, seat: Seat) -> list[MoveRobber]:
    """Every hex the robber may go to."""
    return [MoveRobber(place) for place in targets(state, seat)]


def apply(state: State, seat: Seat, action: MoveRobber, chance: Chance) -> Iterator[Event]:
    """Move it and report it; the theft comes next."""
    origin = state.part(Robber).at
    state.put(Robber(at=action.to, is_kept_off=not places(state, seat)))
    rob_among(state, seat, neighbours(state))
    yield RobberMoved(seat=seat, origin=origin, to=action.to)


def default(state: State, seat: Seat) -> Action:
    """
    An unbuilt hex, else one without buildings of *seat*'s team, else that with the fewest pips.

    If the robber may not be moved, the default of another debt that takes its place.
    """
    own = {*state.rules.team(seat)}

    def harm(action: MoveRobber) -> tuple[bool, bool, int]:
        place = action.to
        corners = state.topology.hex_corners[place]
        pieces, buildings = state.corner_piece, state.rules.buildings
        owners = {state.corner_seat[corner] for corner in corners if buildings[pieces[corner]]}
        token = state.tokens[place]
        return bool(owners), bool(owners & own), 6 - abs(7 - token) if token else 0

    found = [one for one in state.rules.listed(state, seat, (ROBBER,)) if isinstance(one, Action)]
    moves = [action for action in found if isinstance(action, MoveRobber)]
    return min(moves, key=harm) if moves else found[0]


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for the seat to move the robber, or the figure that another box moves instead."""
    if state.rules.is_free(state, step.seat, MoveRobber) or any(
        True for _ in state.rules.listed(state, step.seat, (ROBBER,))
    ):
        coming.wait_for(state, step.seat, ROBBER)
    return ()


VERB = Verb(MoveRobber, refuse, options, apply, family=ROBBER)
