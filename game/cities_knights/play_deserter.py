"""
Play a deserter: an opponent loses a knight of its choice, and you may have one as strong.

If no piece of its level is left it may be a basic one. It is active if the other was, and may act
at once; a mighty one needs no fortress. It goes where a knight could be hired. Without a piece or
a place the opponent's knight is removed all the same. Routes are judged at the very end.
Rules: cities_knights.md 8.2 (Deserter), 11.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import left
from game.board.places import CornerId
from game.cities_knights.families import DESERT, ENLIST
from game.cities_knights.hire_knight import refuse_place, sites
from game.cities_knights.parts import turned
from game.cities_knights.progress import on_opponent
from game.cities_knights.rows import KNIGHTS
from game.cities_knights.standing import (
    forget,
    is_active,
    knights_of,
    level_at,
    piece_of,
    wake,
)
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Laid, Lifted, Trace
from game.core.verb import Verb, decline, simple_verb


class PlayDeserter(Action):
    """Make a knight of *victim* desert."""

    victim: Seat


class LetDesert(Action):
    """Give up the knight on *corner*."""

    corner: CornerId


class Enlist(Action):
    """Put the deserter on *corner*."""

    corner: CornerId


class LetGo(Action):
    """Decline the deserter."""


class KnightDeserted(Event):
    """The knight of *seat* on *corner* is gone."""

    seat: Seat
    corner: CornerId
    level: int

    def traces(self) -> Iterable[Trace]:
        """The corner without it."""
        yield Lifted(self.corner, KNIGHTS[self.level - 1])
        yield turned(self.corner, is_active=False)


class KnightEnlisted(Event):
    """The deserter is now a knight of *seat* on *corner*."""

    seat: Seat
    corner: CornerId
    level: int
    is_active: bool

    def traces(self) -> Iterable[Trace]:
        """The place and state of the new knight."""
        yield Laid(self.seat, self.corner, KNIGHTS[self.level - 1])
        yield turned(self.corner, is_active=self.is_active)


class DeserterLetGo(Event):
    """*seat* has declined the deserter."""

    seat: Seat


class No(Reason):
    """Reasons no knight can desert, or not from there."""

    NO_KNIGHT = "no knight of this seat could desert"


def cannot(state: State, seat: Seat, victim: Seat) -> Reason | None:
    """NO_KNIGHT if *victim* has none."""
    return None if knights_of(state, victim) else No.NO_KNIGHT


def ask_victim(state: State, seat: Seat, victim: Seat) -> Iterator[Event]:
    """Take the only knight, or let its owner choose."""
    found = knights_of(state, victim)
    if len(found) == 1:
        yield desert(state, victim, found[0], seat)
    else:
        coming.wait_for(state, victim, DESERT, (seat,))


def desert(state: State, owner: Seat, corner: CornerId, taker: Seat) -> KnightDeserted:
    """Take it off the board; *taker* is asked next."""
    level = level_at(state, corner)
    coming.then(state, Step("enlist", taker, (level, is_active(state, corner))))
    state.lift(corner, piece_of(state, level))
    forget(state, corner)
    return KnightDeserted(seat=owner, corner=corner, level=level)


def let_desert(state: State, seat: Seat, corner: CornerId) -> KnightDeserted:
    """Let it go."""
    return desert(state, seat, corner, Seat(state.owes(seat, DESERT)[0]))


def default_desert(state: State, seat: Seat) -> LetDesert:
    """The weakest, an inactive one first."""
    found = knights_of(state, seat)
    return LetDesert(min(found, key=lambda at: (level_at(state, at), is_active(state, at))))


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask for its place, if there is a piece and a place."""
    level, was_active = step.args
    has_place = any(True for _ in sites(state, step.seat))
    free = next((one for one in (level, 1) if left(state, step.seat, piece_of(state, one))), 0)
    if has_place and free:
        coming.wait(state, [Debt(step.seat, ENLIST, (free, was_active))], holds=True)
    return ()


def enlist(state: State, seat: Seat, corner: CornerId) -> KnightEnlisted:
    """Put it there, as it was."""
    level, was_active = state.owes(seat, ENLIST)
    state.lay(seat, corner, piece_of(state, level))
    if was_active:
        wake(state, corner)
    return KnightEnlisted(seat=seat, corner=corner, level=level, is_active=bool(was_active))


VERB = on_opponent(PlayDeserter, "deserter", ask_victim, cannot)
LET = simple_verb(LetDesert, DESERT, let_desert, knights_of, No.NO_KNIGHT)
ENLIST_VERB = simple_verb(Enlist, ENLIST, enlist, sites, refuse_place)
LET_GO: Verb[State] = decline(LetGo, ENLIST, DeserterLetGo)
