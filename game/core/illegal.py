"""A refusal as whoever has asked gets it: what was asked, and which rule is against it."""

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

        *seat* has asked, under which *rules*; *debts* are owed at that moment, without the cards
        that only one seat sees. *price* is what the action would cost that seat, if anything.
        """
        super().__init__(f"{reason.value} ({action!r})")
        self.seat = seat
        self.debts = tuple(debt.bare() for debt in debts)
        self.reason = reason
        self.action = action
        self.rules = rules
        self.price = price
