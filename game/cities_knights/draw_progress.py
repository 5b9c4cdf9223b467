"""
Draw progress cards, each seen by its drawer only; those worth a point are revealed at once.

Four may be held, points aside. Off turn a fifth is given back at once, from all five; on turn the
rest is given back when the turn is over. Cards given back go face down under their deck.
Rules: cities_knights.md 2.2, 2.5, 16.3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.base.decks import draw
from game.cities_knights.families import PROGRESS_LIMIT
from game.cities_knights.rows import POINT_CARDS
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Scored, Trace

LIMIT = 4


class ProgressDrawn(Event):
    """*seat* has drawn *card* from *deck*; only it knows which."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    deck: str
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The seat that drew it."""
        return (self.seat,)


class PointCardShown(Event):
    """*card* is revealed by *seat* and is worth a point."""

    seat: Seat
    card: str

    def traces(self) -> Iterable[Trace]:
        """The point."""
        return (Scored(self.seat, 1),)


def draw_from(state: State, seat: Seat, name: str, chance: Chance) -> Iterator[Event]:
    """Draw a card for *seat* from the deck called *name*, if any is left."""
    deck = state.rules.decks.index(name)
    if not state.deck_size(deck):
        return
    card = draw(state, deck, chance)
    called = state.rules.deck_cards[card].name
    if called in POINT_CARDS:
        state.lay_open(seat, card)
        yield PointCardShown(seat=seat, card=called)
    else:
        state.hold(seat, card)
        yield ProgressDrawn(seat=seat, deck=name, card=called)


def excess(state: State, seat: Seat) -> int:
    """Number of cards *seat* holds beyond the limit."""
    return max(len(state.held[seat]) - LIMIT, 0)


def ask_others(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait until no seat off turn holds too many."""
    over = [seat for seat in state.others(state.turn) if len(state.held[seat]) > LIMIT]
    if over:
        coming.wait(state, [debt for seat in over for debt in owed(state, seat)])
    return ()


def ask_own(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """At the end of the turn, wait until its seat is within the limit."""
    if excess(state, step.seat):
        coming.wait(state, owed(state, step.seat))
    return ()


def owed(state: State, seat: Seat) -> list[Debt]:
    """A debt for each card that *seat* holds beyond the limit."""
    return [Debt(seat, PROGRESS_LIMIT)] * excess(state, seat)
