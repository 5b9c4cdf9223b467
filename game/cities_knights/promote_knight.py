"""
Promote a knight by a level, once in a turn; whether it is active does not change.

A mighty knight needs the fortress, and any a free piece of its new level.
Rules: cities_knights.md 4 (promote), 5 (level 3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import affordable, cannot_pay, cannot_take, pay
from game.board.places import CornerId
from game.cities_knights.parts import Cities, Knights
from game.cities_knights.rows import KNIGHTS, POLITICS, PRIVILEGE, TRACKS
from game.cities_knights.standing import dated, is_own, knights_of, level_at, piece_of
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb

MIGHTY = 3


class PromoteKnight(Action):
    """Promote the knight on *corner*."""

    corner: CornerId


class KnightPromoted(Event):
    """The knight of *seat* on *corner* has reached *level*."""

    seat: Seat
    corner: CornerId
    level: int

    def traces(self) -> Iterable[Trace]:
        """The stronger knight."""
        return (Laid(self.seat, self.corner, KNIGHTS[self.level - 1]),)


class No(Reason):
    """Reasons it can't be promoted."""

    NO_KNIGHT = "no knight of yours is on the corner"
    IS_MIGHTY = "the knight is mighty already"
    ONCE = "the knight was promoted this turn already"
    NO_FORTRESS = "you need the fortress for a mighty knight"


def cannot_promote(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The reason the knight on *corner* can't be promoted, price aside, or None."""
    return _stays(state, seat, corner) if is_own(state, seat, corner) else No.NO_KNIGHT


def _stays(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The reason the knight of *seat* on *corner* keeps its level, whatever another one costs."""
    level = level_at(state, corner) + 1
    if level > MIGHTY:
        return No.IS_MIGHTY
    if (corner, state.stint) in state.part(Knights).promoted:
        return No.ONCE
    if level == MIGHTY and state.part(Cities).levels[seat][TRACKS.index(POLITICS)] < PRIVILEGE:
        return No.NO_FORTRESS
    return cannot_take(state, seat, piece_of(state, level))


def able(state: State, seat: Seat) -> list[CornerId]:
    """The corners with knights of *seat* that could be promoted."""
    found = knights_of(state, seat)
    return [corner for corner in found if not _stays(state, seat, corner)]


def promote(state: State, seat: Seat, corner: CornerId) -> KnightPromoted:
    """Promote it, paid for or not."""
    level = level_at(state, corner) + 1
    state.lay(seat, corner, piece_of(state, level))
    promoted = state.part(Knights).promoted
    state.change(Knights, promoted=dated(promoted, corner, state.stint))
    return KnightPromoted(seat=seat, corner=corner, level=level)


def refuse(state: State, seat: Seat, action: PromoteKnight) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, PromoteKnight):
        return reason
    if not 0 <= action.corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return cannot_promote(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[PromoteKnight]:
    """Every knight that could be promoted, if it can be paid for."""
    if cannot_pay(state, seat, PromoteKnight):
        return []
    return list(map(PromoteKnight, able(state, seat)))


def apply(state: State, seat: Seat, action: PromoteKnight, chance: Chance) -> Iterator[Event]:
    """Pay, promote it, and report it."""
    yield pay(state, seat, PromoteKnight)
    state.change(Turn, built=state.stint)
    yield promote(state, seat, action.corner)


VERB = Verb(
    PromoteKnight, refuse, options, apply, family=BUILD, look=affordable, needs=PromoteKnight
)
