"""
Atum: a player whom a roll brought nothing takes a card from the bank, in any player's turn.

It also counts as nothing if the robber or an empty bank kept the cards away. Taking it is
optional, and the game doesn't wait: the offer is open next to the turn and lapses with it. Atum
comes before any other god of the turn, so no other helps while the offer is open. With an empty
bank there is no card, and he is used all the same.
Rules: egypt.md 2.3 (Atum).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.bank_gift import take
from game.base.parts import Turn
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.verb import Verb
from game.gods import after_use
from game.gods import families as f
from game.gods.gifts import described, refuse_gift
from game.gods.names import ATUM
from game.gods.parts import Gods
from game.gods.refusals import cannot_use, use


class UseAtum(Action):
    """Take *cards*, one of them."""

    cards: Cards


class PassAtum(Action):
    """Decline this time."""


class AtumPassed(Event):
    """*seat* has declined Atum's card."""

    seat: Seat


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Offer it, if the roll brought nothing to the seat Atum helps."""
    owner = state.part(Gods).owner(ATUM)
    if owner is not None and not state.part(Turn).got[owner]:
        is_owing = any(debt.seat == owner for debt in state.beside)
        if not is_owing and cannot_use(state, owner, ATUM) is None:
            coming.ask_beside(state, [Debt(owner, f.ATUM)])
    return ()


def lapse(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """End the offer with the turn."""
    state.beside = tuple(debt for debt in state.beside if debt.duty != f.ATUM)
    return ()


def refuse(state: State, seat: Seat, action: UseAtum) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return refuse_gift(state, action)


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all cards."""
    return (described(state, UseAtum),)


def apply(state: State, seat: Seat, action: UseAtum, chance: Chance) -> Iterator[Event]:
    """Take it; in another's turn the god's card is settled later."""
    yield use(state, seat, ATUM)
    yield take(state, seat, action.cards)
    if seat == state.turn:
        coming.then(state, Step(after_use.STEP, seat))
    else:
        coming.ask_beside(state, [Debt(seat, f.AFTER_USE)])


def refuse_pass(state: State, seat: Seat, action: PassAtum) -> Reason | None:
    """Refuse nothing."""
    return None


def pass_options(state: State, seat: Seat) -> tuple[PassAtum, ...]:
    """The only such action."""
    return (PassAtum(),)


def apply_pass(state: State, seat: Seat, action: PassAtum, chance: Chance) -> Iterator[Event]:
    """Report it."""
    yield AtumPassed(seat=seat)


VERB = Verb(UseAtum, refuse, options, apply, family=f.ATUM)
PASS = Verb(PassAtum, refuse_pass, pass_options, apply_pass, family=f.ATUM)
