"""
Cards from the tarn: seats with a building there choose resources when its number is rolled.

They choose one after another, the roller first, each from the bank as it is then.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.bank_gift import Gift
from game.base.production import picks
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from tests.game.strange.families import FISH


class Fish(Action):
    """Take *cards* from the tarn."""

    cards: Cards


class No(Reason):
    """Reasons why these cards cannot be taken."""

    NOT_OWED = "so many resources are owed, out of those the bank has"


def ask_all(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Ask each seat in turn, the roller first."""
    owed = picks(state, step.args[0], "tarn")
    order = [seat for seat in (step.seat, *state.others(step.seat)) if seat in owed]
    coming.then(state, *(Step("ask fish", seat, (owed[seat],)) for seat in order))
    return ()


GIFT = Gift(Fish, FISH, No.NOT_OWED)
