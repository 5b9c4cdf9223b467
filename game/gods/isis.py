"""
Isis: at every seven, in any player's turn and without being asked, she spares a hand.

A player over the limit of this seven discards nothing; a player within it takes a card from the
bank, which does not count for the limit. Only the common limit matters, not a seat's own
privilege. The robber may rob all the same; a knight does not wake her. The card is turned or
exchanged while others discard, before the robber moves.
Rules: egypt.md 2.2.1, 2.3 (Isis).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.bank_gift import scarcest, take
from game.base.discard import seven_limit
from game.core.action import Action, Event
from game.core.cards import Cards, Seat, one
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.verb import simple_verb
from game.gods import families as f
from game.gods.gifts import No, described
from game.gods.names import ISIS
from game.gods.parts import Gods
from game.gods.refusals import cannot_use, use


class TakeIsisCard(Action):
    """Take *cards*, one of them."""

    cards: Cards


def wake(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """A seven has been rolled: she helps, if the card has not come in this turn."""
    owner = state.part(Gods).owner(ISIS)
    if owner is not None and cannot_use(state, owner, ISIS) is None:
        state.change(Gods, isis=state.stint)
        yield use(state, owner, ISIS)


def helped(state: State) -> Seat | None:
    """The seat Isis helps at this seven."""
    gods = state.part(Gods)
    return gods.owner(ISIS) if gods.isis == state.stint else None


def spared(state: State, seat: Seat, limit: int) -> int:
    """The box's answer: a seat she helps may hold all the cards in the game."""
    return sum(card.supply for card in state.rules.cards) if seat == helped(state) else limit


def owed(state: State, roller: Seat) -> list[Debt]:
    """The box's answer: a card unless the hand is over the limit, and her own card's choice."""
    seat = helped(state)
    if seat is None:
        return []
    is_over = sum(state.hands[seat]) > seven_limit(state)
    return [Debt(seat, f.ISIS)] * (not is_over) + [Debt(seat, f.AFTER_USE)]


def choices(state: State, seat: Seat) -> Choice:
    """A description of all cards."""
    return described(state, TakeIsisCard)


def default(state: State, seat: Seat) -> TakeIsisCard:
    """A card of the kind that the hand has fewest of."""
    card = scarcest(state, seat)
    if card is None:
        return TakeIsisCard(state.rules.no_cards)
    return TakeIsisCard(one(card, len(state.bank)))


VERB = simple_verb(TakeIsisCard, f.ISIS, take, choices, No.NOT_ONE_CARD)
