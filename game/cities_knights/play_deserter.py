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
from game.cities_knights.families import DESERT, ENLIST, PROGRESS
from game.cities_knights.hire_knight import refuse_place, sites
from game.cities_knights.parts import turned
from game.cities_knights.progress import No as Progress
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.rows import KNIGHTS
from game.cities_knights.standing import (
    forget,
    is_active,
    is_own,
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
from game.core.verb import Verb

CARD = "deserter"


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


def victims(state: State, seat: Seat) -> list[Seat]:
    """The opponents with a knight."""
    return sorted(other for other in state.others(seat) if knights_of(state, other))


def refuse(state: State, seat: Seat, action: PlayDeserter) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, CARD):
        return reason
    if action.victim not in state.others(seat):
        return Progress.NOT_OPPONENT
    return None if action.victim in victims(state, seat) else No.NO_KNIGHT


def options(state: State, seat: Seat) -> list[PlayDeserter]:
    """Every opponent with a knight."""
    return [] if cannot_play(state, seat, CARD) else list(map(PlayDeserter, victims(state, seat)))


def apply(state: State, seat: Seat, action: PlayDeserter, chance: Chance) -> Iterator[Event]:
    """Take the only knight, or let its owner choose."""
    yield play_card(state, seat, CARD)
    found = knights_of(state, action.victim)
    if len(found) == 1:
        yield desert(state, action.victim, found[0], seat)
    else:
        coming.wait_for(state, action.victim, DESERT, (seat,))


def desert(state: State, owner: Seat, corner: CornerId, taker: Seat) -> KnightDeserted:
    """Take it off the board; *taker* is asked next."""
    level = level_at(state, corner)
    coming.then(state, Step("enlist", taker, (level, is_active(state, corner))))
    state.lift(corner, piece_of(state, level))
    forget(state, corner)
    return KnightDeserted(seat=owner, corner=corner, level=level)


def refuse_desert(state: State, seat: Seat, action: LetDesert) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if is_own(state, seat, action.corner) else No.NO_KNIGHT


def desert_options(state: State, seat: Seat) -> list[LetDesert]:
    """Every knight of the seat."""
    return list(map(LetDesert, knights_of(state, seat)))


def apply_desert(state: State, seat: Seat, action: LetDesert, chance: Chance) -> Iterator[Event]:
    """Let it go."""
    debt = state.debt(seat, DESERT)
    assert debt
    yield desert(state, seat, action.corner, Seat(debt.args[0]))


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


def refuse_enlist(state: State, seat: Seat, action: Enlist) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return refuse_place(state, seat, action.corner)


def enlist_options(state: State, seat: Seat) -> list[Enlist]:
    """Every corner where a knight could be hired."""
    return list(map(Enlist, sites(state, seat)))


def apply_enlist(state: State, seat: Seat, action: Enlist, chance: Chance) -> Iterator[Event]:
    """Put it there, as it was."""
    debt = state.debt(seat, ENLIST)
    assert debt
    level, was_active = debt.args
    state.lay(seat, action.corner, piece_of(state, level))
    if was_active:
        wake(state, action.corner)
    yield KnightEnlisted(seat=seat, corner=action.corner, level=level, is_active=bool(was_active))


def refuse_let_go(state: State, seat: Seat, action: LetGo) -> Reason | None:
    """Refuse nothing: taking it on is optional."""
    return None


def let_go_options(state: State, seat: Seat) -> tuple[LetGo, ...]:
    """The one decline."""
    return (LetGo(),)


def apply_let_go(state: State, seat: Seat, action: LetGo, chance: Chance) -> Iterator[Event]:
    """Report it."""
    yield DeserterLetGo(seat=seat)


def default_enlist(state: State, seat: Seat) -> Enlist:
    """The first place in reading order."""
    return enlist_options(state, seat)[0]


VERB = Verb(PlayDeserter, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
LET = Verb(LetDesert, refuse_desert, desert_options, apply_desert, family=DESERT)
ENLIST_VERB = Verb(Enlist, refuse_enlist, enlist_options, apply_enlist, family=ENLIST)
LET_GO = Verb(LetGo, refuse_let_go, let_go_options, apply_let_go, family=ENLIST)
