"""
Displace a weaker knight of an opponent by moving onto its corner; it retreats, or is gone.

Rules: cities_knights.md 4 (actions, 2).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.refusals import No as Base
from game.board.places import CornerId
from game.cities_knights.families import KNIGHT_WORK
from game.cities_knights.move_knight import cannot_act, march, ready
from game.cities_knights.retreat import drive_off
from game.cities_knights.standing import level_at, reached
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class DisplaceKnight(Action):
    """Move the knight on *origin* to the corner *to*, instead of the knight there."""

    origin: CornerId
    to: CornerId


class No(Reason):
    """Reasons the knight can't displace another there."""

    NO_KNIGHT = "no knight of an opponent is there"
    NOT_WEAKER = "the knight there is not weaker"
    OUT_OF_REACH = "no routes of yours lead the knight there"


def refuse(state: State, seat: Seat, action: DisplaceKnight) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_act(state, seat, action.origin):
        return reason
    if not 0 <= action.to < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    level = level_at(state, action.to)
    if not level or state.corner_seat[action.to] == seat:
        return No.NO_KNIGHT
    if level >= level_at(state, action.origin):
        return No.NOT_WEAKER
    return None if action.to in reached(state, seat, action.origin) else No.OUT_OF_REACH


def options(state: State, seat: Seat) -> list[DisplaceKnight]:
    """Every knight that one of *seat* may displace."""
    return [
        DisplaceKnight(origin, to)
        for origin in ready(state, seat)
        for to in sorted(reached(state, seat, origin))
        if state.corner_seat[to] != seat and 0 < level_at(state, to) < level_at(state, origin)
    ]


def apply(state: State, seat: Seat, action: DisplaceKnight, chance: Chance) -> Iterator[Event]:
    """Displace the other, and take its corner."""
    yield drive_off(state, seat, action.to)
    yield march(state, seat, action.origin, action.to)


VERB = Verb(DisplaceKnight, refuse, options, apply, family=KNIGHT_WORK, look=ready)
