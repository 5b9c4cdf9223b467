"""
Move an active knight along routes of yours to an empty corner, where it becomes inactive.

On the way it may pass pieces of yours, never those of others.
Rules: cities_knights.md 4 (actions, 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.board.places import CornerId
from game.cities_knights.families import KNIGHT_WORK
from game.cities_knights.parts import Knights, turned
from game.cities_knights.rows import KNIGHTS
from game.cities_knights.standing import (
    dated,
    forget,
    is_active,
    is_own,
    is_ready,
    level_at,
    piece_of,
    reached,
    refuges,
)
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Lifted, Trace
from game.core.verb import Verb


class MoveKnight(Action):
    """Move the knight on *origin* to the empty corner *to*."""

    origin: CornerId
    to: CornerId


class KnightMoved(Event):
    """The knight of *seat* has moved from *origin* to *to*, and is inactive."""

    seat: Seat
    origin: CornerId
    to: CornerId
    level: int

    def traces(self) -> Iterable[Trace]:
        """The new place of the knight."""
        piece = KNIGHTS[self.level - 1]
        yield Lifted(self.origin, piece)
        yield Laid(self.seat, self.to, piece)
        yield turned(self.origin, is_active=False)


class No(Reason):
    """Reasons the knight can't act, or go there."""

    NO_KNIGHT = "no knight of yours is on the corner"
    NOT_ACTIVE = "the knight is not active"
    NOT_READY = "the knight was activated, or has acted, this turn"
    CORNER_IS_TAKEN = "the corner is taken"
    OUT_OF_REACH = "no routes of yours lead the knight there"


def cannot_act(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The reason the knight on *corner* can't act for *seat* now, or None."""
    if not is_own(state, seat, corner):
        return No.NO_KNIGHT
    if not is_active(state, corner):
        return No.NOT_ACTIVE
    return None if is_ready(state, corner) else No.NOT_READY


def ready(state: State, seat: Seat) -> list[CornerId]:
    """The corners with knights of *seat* that may act: a look shared by their actions."""
    knights, owner, stint = state.part(Knights), state.corner_seat, state.stint
    return [
        CornerId(at)
        for at in knights.active
        if owner[at] == seat
        and (at, stint) not in knights.activated
        and (at, stint) not in knights.acted
    ]


def note_act(state: State, corner: CornerId) -> None:
    """The knight on *corner* has acted in this stint."""
    state.change(Knights, acted=dated(state.part(Knights).acted, corner, state.stint))


def march(state: State, seat: Seat, origin: CornerId, to: CornerId) -> KnightMoved:
    """Move the knight to an empty corner and make it inactive; its history goes with it."""
    level = level_at(state, origin)
    was_promoted = (origin, state.stint) in state.part(Knights).promoted
    state.lift(origin, piece_of(state, level))
    forget(state, origin)
    state.lay(seat, to, piece_of(state, level))
    note_act(state, to)
    if was_promoted:
        promoted = state.part(Knights).promoted
        state.change(Knights, promoted=dated(promoted, to, state.stint))
    return KnightMoved(seat=seat, origin=origin, to=to, level=level)


def refuse(state: State, seat: Seat, action: MoveKnight) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_act(state, seat, action.origin):
        return reason
    if not 0 <= action.to < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    if state.corner_piece[action.to]:
        return No.CORNER_IS_TAKEN
    return None if action.to in reached(state, seat, action.origin) else No.OUT_OF_REACH


def options(state: State, seat: Seat) -> list[MoveKnight]:
    """Every way that a knight of *seat* may go."""
    return [
        MoveKnight(origin, to)
        for origin in ready(state, seat)
        for to in sorted(refuges(state, seat, origin))
    ]


def apply(state: State, seat: Seat, action: MoveKnight, chance: Chance) -> Iterator[Event]:
    """Move it."""
    yield march(state, seat, action.origin, action.to)


VERB = Verb(MoveKnight, refuse, options, apply, family=KNIGHT_WORK, look=ready)
