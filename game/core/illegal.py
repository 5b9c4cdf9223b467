"""A refusal as the player gets it: the action, and the rule against it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.ruleset import Ruleset
from game.core.stack import Debt
from game.errors import GameError


class Illegal(GameError):
    """*action* breaks *reason*; nothing has changed."""

    def __init__(
        self,
        reason: Reason,
        action: Action,
        rules: Ruleset,
        seat: Seat | None = None,
        debts: Sequence[Debt] = (),
        price: Cards | None = None,
    ) -> None:
        """
        Keep the facts; sentences for players live in the catalogues.

        *seat* asked, under these *rules*. *debts* are those owed at that moment, without the cards
        that only one seat sees. *price* is the action's price for that seat, if it has one.
        """
        super().__init__(f"{reason.value} ({action!r})")
        self.seat = seat
        self.debts = tuple(debt.bare() for debt in debts)
        self.reason = reason
        self.action = action
        self.rules = rules
        self.price = price
