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

from game.base import bank_gift
from game.base.parts import Turn
from game.core import coming
from game.core.action import Action, Event
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.verb import Verb, decline, simple_verb
from game.gods import after_use
from game.gods import families as f
from game.gods.gifts import No, described
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


def choices(state: State, seat: Seat) -> Choice:
    """A description of all cards."""
    return described(state, UseAtum)


def take(state: State, seat: Seat, cards: Cards) -> Iterator[Event]:
    """Take it; in another's turn the god's card is settled later."""
    yield use(state, seat, ATUM)
    yield bank_gift.take(state, seat, cards)
    if seat == state.turn:
        coming.then(state, Step(after_use.STEP, seat))
    else:
        coming.ask_beside(state, [Debt(seat, f.AFTER_USE)])


VERB = simple_verb(UseAtum, f.ATUM, take, choices, No.NOT_ONE_CARD)
PASS: Verb[State] = decline(PassAtum, f.ATUM, AtumPassed)
