"""One card of choice from the bank; where the bank is empty it is none."""

from __future__ import annotations

from game.base import bank_gift
from game.core.action import Action, Reason
from game.core.choice import Choice
from game.core.state import State


class No(Reason):
    """Reasons these cards are no gift."""

    NOT_ONE_CARD = "take one card that the bank has"


def described(state: State, action: type[Action]) -> Choice:
    """The cards that may be taken now."""
    return bank_gift.described(state, action, min(1, sum(state.bank)))
