"""
Play year of plenty: two cards of your choice from the bank, alike or different.

With one card in the whole bank take that one; with none the card cannot be played.
Rules: base.md 12.C6.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base import bank_gift
from game.base.bank_gift import take
from game.base.dev_cards import cannot_play, play_card, playable
from game.base.families import CARD
from game.base.rows import PLENTY
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.state import State
from game.core.verb import Verb

MOST = 2


class PlayPlenty(Action):
    """Play one year of plenty and take *cards*."""

    cards: Cards


class No(Reason):
    """Reasons these cards cannot be taken."""

    BANK_IS_EMPTY = "the bank has no card left"
    NOT_TWO = "take two cards, or the last one"
    BANK_LACKS = "the bank does not have these cards"


def described(state: State) -> Choice:
    """The cards that may be taken now."""
    return bank_gift.described(state, PlayPlenty, min(MOST, sum(state.bank)))


def refuse(state: State, seat: Seat, action: PlayPlenty) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_play(state, seat, PLENTY):
        return reason
    if not any(state.bank):
        return No.BANK_IS_EMPTY
    if sum(action.cards) != min(MOST, sum(state.bank)):
        return No.NOT_TWO
    return None if described(state).contains(action) else No.BANK_LACKS


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all choices."""
    return () if cannot_play(state, seat, PLENTY) or not any(state.bank) else (described(state),)


def apply(state: State, seat: Seat, action: PlayPlenty, chance: Chance) -> Iterator[Event]:
    """Put the card away and take the cards."""
    yield play_card(state, seat, PLENTY)
    yield take(state, seat, action.cards)


VERB = Verb(PlayPlenty, refuse, options, apply, family=CARD, look=playable, needs=PLENTY)
