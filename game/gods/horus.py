"""
Horus: name a kind of card, and two opponents give one of it each, if they have any.

Each opponent who gave gets a card back, of any kind, chosen by the player whom Horus helps. An
opponent without the kind gives none, and the card is used all the same. With three players both
others are asked; with one opponent, that one. A player without any cards can't use him.
Rules: egypt.md 2.3 (Horus).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.base.refusals import No as Base
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat, one
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Trace, Went
from game.core.verb import Verb
from game.gods import after_use
from game.gods import families as f
from game.gods.names import HORUS
from game.gods.refusals import cannot_use, use

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
        return [
            Went(Seat(giver), self.seat, count, "claim")
            for giver, count in enumerate(self.given)
            if giver != self.seat
        ]


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


def refuse(state: State, seat: Seat, action: UseHorus) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_use(state, seat, HORUS):
        return reason
    if not any(state.hands[seat]):
        return No.NOTHING_TO_GIVE
    if not 0 <= action.card < len(state.bank):
        return Base.NO_SUCH_KIND
    return None if action.of in asked(state, seat) else No.WRONG_SEATS


def options(state: State, seat: Seat) -> list[UseHorus]:
    """Every kind, asked of every allowed set of opponents."""
    if cannot_use(state, seat, HORUS) or not any(state.hands[seat]):
        return []
    return [UseHorus(card, of) for card in range(len(state.bank)) for of in asked(state, seat)]


def apply(state: State, seat: Seat, action: UseHorus, chance: Chance) -> Iterator[Event]:
    """Collect the cards; each is paid for, one after another."""
    yield use(state, seat, HORUS)
    given = [0] * state.seats
    for other in action.of:
        given[other] = min(1, state.hands[other][action.card])
        state.pass_on(other, seat, one(action.card, len(state.bank), given[other]))
    yield HorusPaid(seat=seat, card=action.card, given=tuple(given))
    coming.then(state, Step(after_use.STEP, seat))
    order = state.others(seat) if state.revision else action.of
    if gave := [other for other in order if given[other]]:
        debts = [Debt(seat, f.HORUS, (other, action.card)) for other in gave]
        coming.wait(state, debts, ordered=True)


def refuse_repay(state: State, seat: Seat, action: RepayHorus) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    hand = state.hands[seat]
    return None if 0 <= action.card < len(hand) and hand[action.card] else No.NOT_IN_HAND


def repay_options(state: State, seat: Seat) -> list[RepayHorus]:
    """Every kind in the hand."""
    return [RepayHorus(card) for card, count in enumerate(state.hands[seat]) if count]


def apply_repay(state: State, seat: Seat, action: RepayHorus, chance: Chance) -> Iterator[Event]:
    """Hand it over."""
    debt = state.debt(seat, f.HORUS)
    assert debt
    to = Seat(debt.args[0])
    state.pass_on(seat, to, one(action.card, len(state.bank)))
    yield HorusRepaid(seat=seat, to=to, card=action.card)


def default(state: State, seat: Seat) -> RepayHorus:
    """The card that came, or else the first there is."""
    debt = state.debt(seat, f.HORUS)
    came = RepayHorus(debt.args[1] if debt else -1)
    return came if refuse_repay(state, seat, came) is None else repay_options(state, seat)[0]


VERB = Verb(UseHorus, refuse, options, apply, family=f.GOD)
REPAY = Verb(RepayHorus, refuse_repay, repay_options, apply_repay, family=f.HORUS)
