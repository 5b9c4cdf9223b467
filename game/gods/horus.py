"""
Horus: name a kind of card, and two opponents give one of it each, if they have any.

Each opponent who gave gets a card back, of any kind, chosen by the player whom Horus helps. An
opponent without the kind gives none, and the card is used all the same. With three players both
others are asked; with one opponent, that one. A player without any cards can't use him.
Rules: egypt.md 2.3 (Horus).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from game.base.play_monopoly import collect, collected
from game.base.refusals import No as Base
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.stack import Debt
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import simple_verb
from game.gods import families as f
from game.gods.after_use import HELP
from game.gods.names import HORUS

ASKED = 2


class UseHorus(Action):
    """Ask the seats *of* for a card of the kind *card* each."""

    card: int
    of: tuple[Seat, ...]


class RepayHorus(Action):
    """Give a card of the kind *card* for the one that came."""

    card: int


class HorusPaid(Event):
    """Asked for a *card*, the others gave *seat* these counts: *given* by seat."""

    seat: Seat
    card: int
    given: tuple[int, ...]

    def traces(self) -> Iterable[Trace]:
        """The cards each seat gave, even if none."""
        return collected(self.seat, self.given)


class HorusRepaid(Event):
    """*seat* has given *to* a *card* back."""

    seat: Seat
    to: Seat
    card: int

    def traces(self) -> Iterable[Trace]:
        """The card."""
        return (Went(self.seat, self.to, 1, "gift"),)


class No(Reason):
    """Reasons Horus does not help in this way."""

    NOTHING_TO_GIVE = "without a card there is no trade"
    WRONG_SEATS = "name two other seats, or the only one"
    NOT_IN_HAND = "the hand has no such card"


def asked(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """The groups of seats that *seat* may ask together."""
    others = sorted(state.others(seat))
    return list(combinations(others, min(ASKED, len(others))))


def cannot(state: State, seat: Seat, card: int, of: tuple[Seat, ...]) -> Reason | None:
    """The reason these seats can't be asked for *card*, or None."""
    if not any(state.hands[seat]):
        return No.NOTHING_TO_GIVE
    if not 0 <= card < len(state.bank):
        return Base.NO_SUCH_KIND
    return None if of in asked(state, seat) else No.WRONG_SEATS


def requests(state: State, seat: Seat) -> list[tuple[int, tuple[Seat, ...]]]:
    """Every kind, asked of every allowed set of opponents."""
    if not any(state.hands[seat]):
        return []
    return [(card, of) for card in range(len(state.bank)) for of in asked(state, seat)]


def ask(state: State, seat: Seat, card: int, of: tuple[Seat, ...]) -> HorusPaid:
    """Collect the cards; each is paid for, one after another."""
    given = collect(state, seat, card, of, 1)
    order = state.others(seat) if state.revision else of
    debts = [Debt(seat, f.HORUS, (other, card)) for other in order if given[other]]
    coming.wait(state, debts, ordered=True)
    return HorusPaid(seat=seat, card=card, given=given)


def repayments(state: State, seat: Seat) -> list[int]:
    """Every kind in the hand."""
    return [card for card, count in enumerate(state.hands[seat]) if count]


def repay(state: State, seat: Seat, card: int) -> HorusRepaid:
    """Hand it over."""
    to = Seat(state.owes(seat, f.HORUS)[0])
    state.pass_on(seat, to, one(card, len(state.bank)))
    return HorusRepaid(seat=seat, to=to, card=card)


def default(state: State, seat: Seat) -> RepayHorus:
    """The card that came, or else the first there is."""
    came, found = state.owes(seat, f.HORUS)[1], repayments(state, seat)
    return RepayHorus(came if came in found else found[0])


VERB = HELP.card(UseHorus, HORUS, ask, requests, cannot)
REPAY = simple_verb(RepayHorus, f.HORUS, repay, repayments, No.NOT_IN_HAND)
