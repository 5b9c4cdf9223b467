"""
Maat: look into the hand of an opponent with more points than you, and take a card of your choice.

Only public points count. The hand must hold a card.
Rules: egypt.md 2.2.5, 2.3 (Maat).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.points import points
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb
from game.gods import after_use
from game.gods import families as f
from game.gods.names import MAAT
from game.gods.refusals import cannot_use, use


class UseMaat(Action):
    """Look into the hand of *victim*."""

    victim: Seat


class TakeMaatCard(Action):
    """Take a card of the kind *card* out of the hand looked at."""

    card: int


class HandOpened(Event):
    """*seat* looks into the hand of *victim*."""

    seat: Seat
    victim: Seat


class MaatCardTaken(Event):
    """*seat* has taken *card* from *victim*; only these two know the kind."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    victim: Seat
    card: int | None

    def insiders(self) -> tuple[Seat, ...]:
        """Both hands."""
        return (self.seat, self.victim)

    def traces(self) -> Iterable[Trace]:
        """One card, of any kind."""
        return (Went(self.victim, self.seat, 1, "claim"),)


class No(Reason):
    """Reasons Maat does not help in this way."""

    NO_SUCH_SEAT = "name another seat"
    NOT_AHEAD = "that seat does not have more points than this one"
    NO_CARDS = "that hand is empty"
    NOT_THERE = "that hand has no such card"


def refuse(state: State, seat: Seat, action: UseMaat) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_use(state, seat, MAAT):
        return reason
    victim = action.victim
    if victim not in state.others(seat):
        return No.NO_SUCH_SEAT
    if points(state, victim, hidden=False) <= points(state, seat, hidden=False):
        return No.NOT_AHEAD
    return None if any(state.hands[victim]) else No.NO_CARDS


def options(state: State, seat: Seat) -> list[UseMaat]:
    """Every opponent who is ahead and has cards."""
    if cannot_use(state, seat, MAAT):
        return []
    found = [UseMaat(other) for other in sorted(state.others(seat))]
    return [action for action in found if refuse(state, seat, action) is None]


def apply(state: State, seat: Seat, action: UseMaat, chance: Chance) -> Iterator[Event]:
    """Open the hand, and wait for the choice."""
    yield use(state, seat, MAAT)
    yield HandOpened(seat=seat, victim=action.victim)
    coming.then(state, Step(after_use.STEP, seat))
    coming.wait(state, [Debt(seat, f.MAAT, (action.victim,))])


def looked_at(state: State, seat: Seat) -> Seat:
    """The seat whose hand is open to *seat*."""
    debt = state.debt(seat, f.MAAT)
    assert debt
    return Seat(debt.args[0])


def refuse_take(state: State, seat: Seat, action: TakeMaatCard) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    hand = state.hands[looked_at(state, seat)]
    return None if 0 <= action.card < len(hand) and hand[action.card] else No.NOT_THERE


def take_options(state: State, seat: Seat) -> list[TakeMaatCard]:
    """Every kind in the hand looked at."""
    hand = state.hands[looked_at(state, seat)]
    return [TakeMaatCard(card) for card, count in enumerate(hand) if count]


def apply_take(state: State, seat: Seat, action: TakeMaatCard, chance: Chance) -> Iterator[Event]:
    """Take the card."""
    victim = looked_at(state, seat)
    state.pass_on(victim, seat, one(action.card, len(state.bank)))
    yield MaatCardTaken(seat=seat, victim=victim, card=action.card)


def default(state: State, seat: Seat) -> TakeMaatCard:
    """The kind of which the open hand has most."""
    hand = state.hands[looked_at(state, seat)]
    return TakeMaatCard(hand.index(max(hand)))


VERB = Verb(UseMaat, refuse, options, apply, family=f.GOD)
TAKE = Verb(TakeMaatCard, refuse_take, take_options, apply_take, family=f.MAAT)
