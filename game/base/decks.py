"""Decks: an unknown lot above a known queue; nothing has an order before it is drawn."""

from __future__ import annotations

from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State


def draw(state: State, deck: int, chance: Chance) -> int:
    """Take the next card of a deck that is not empty."""
    lot = state.decks[deck]
    if any(lot):
        card = chance.ask("draw", lot)
        lot[card] -= 1
        return card
    card, *rest = state.queues[deck]
    state.queues[deck], state.knowers[deck] = tuple(rest), state.knowers[deck][1:]
    return card


def shuffle_back(state: State, deck: int, card: int) -> None:
    """Mix a drawn card back into the deck."""
    state.decks[deck][card] += 1


def put_under(state: State, deck: int, card: int, known_to: tuple[Seat, ...] | None = None) -> None:
    """Put a card under the deck, below those put there before; face down if only some know it."""
    state.queues[deck] = (*state.queues[deck], card)
    state.knowers[deck] = (*state.knowers[deck], known_to)
