"""One card of choice from the bank; where the bank is empty it is none."""

from __future__ import annotations

from game.core.action import Action, Reason
from game.core.choice import Choice, Vector
from game.core.state import State


class No(Reason):
    """Reasons these cards are no gift."""

    NOT_ONE_CARD = "take one card that the bank has"


def described(state: State, action: type[Action]) -> Choice:
    """The cards that may be taken now."""
    count = min(1, sum(state.bank))
    stock = tuple([min(left, count) for left in state.bank])
    return Choice(action, (Vector("cards", stock, count, count),))
