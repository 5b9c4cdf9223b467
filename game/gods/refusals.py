"""
Rules shared by all gods: their owners, when they may be used again, and their refusals.

Rules: egypt.md 2.2.
"""

from __future__ import annotations

from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.state import State
from game.gods import families as f
from game.gods.names import ATUM
from game.gods.parts import Gods, placed


class GodUsed(Event):
    """*god* helps *seat*."""

    seat: Seat
    god: str


class No(Reason):
    """Reasons a god does not help."""

    NOT_YOURS = "another god helps this seat"
    NOT_THIS_TURN = "the card came, was turned or was used in this turn"
    ATUM_FIRST = "a seat that Atum helps answers first"
    NOT_ONE_SWAP = "replace exactly one card of the price by another kind"


def cannot_use(state: State, seat: Seat, god: str) -> Reason | None:
    """The first rule of all gods that using *god* now breaks, or None."""
    gods = state.part(Gods)
    if gods.owner(god) != seat:
        return No.NOT_YOURS
    if gods.since[seat] == state.stint:
        return No.NOT_THIS_TURN
    # A card from Atum comes before any other god of the turn.
    if god != ATUM and any(debt.duty == f.ATUM for debt in state.beside):
        return No.ATUM_FIRST
    return None


def use(state: State, seat: Seat, god: str) -> GodUsed:
    """Note that *god* helps *seat* in this stint."""
    note(state, seat)
    return GodUsed(seat=seat, god=god)


def note(state: State, seat: Seat) -> None:
    """Mark the card of *seat* as done for this stint."""
    state.change(Gods, since=placed(state.part(Gods).since, seat, state.stint))
