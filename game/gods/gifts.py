"""One card of choice from the bank; where the bank is empty it is none."""

from __future__ import annotations

from game.core.action import Action, Reason
from game.core.cards import Cards
from game.core.choice import Choice, Vector
from game.core.state import State


class No(Reason):
    """Reasons these cards are no gift."""

    NOT_ONE_CARD = "take one card that the bank has"


def described(state: State, action: type[Action]) -> Choice:
    """The cards that may be taken now."""
    return Choice(action, (_gift(state),))


def refuse_gift(state: State, cards: Cards) -> Reason | None:
    """The reason *cards* cannot be taken, or None."""
    return None if _gift(state).contains(cards) else No.NOT_ONE_CARD


def _gift(state: State) -> Vector:
    count = min(1, sum(state.bank))
    return Vector("cards", tuple([min(left, count) for left in state.bank]), count, count)
