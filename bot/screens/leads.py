"""
Operations that lead from many screens to the next one or back, or play a verb at once.

The classes that open the screens are beside them. They would import in a circle here, because these
screens lead to each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.address import Address, number
from bot.chat.choices import Page
from bot.chat.operation import Operation, Part
from bot.chat.screen import Button, Screen
from bot.screens import reading
from bot.screens.clicked import Makes
from bot.screens.context import ScreenContext
from bot.screens.verb import Shown
from game import Action


class Pick(Operation, op="pick"):
    """Open the screen that chooses for a verb (`picks.ToPick`)."""

    verb: str


class Back(Operation, op="back"):
    """Open a part of the panel (`panel.ToPart`)."""

    part: str


@dataclass(frozen=True, slots=True)
class KindPair(Part):
    """A kind of card to give, and one to get."""

    give: int
    get: int

    def __str__(self) -> str:
        """As an address or an option holds it."""
        return f"{self.give}.{self.get}"

    @classmethod
    def read(cls, part: str) -> KindPair:
        """:raises Stale: if *part* is no pair."""
        give, _, get = part.partition(".")
        return cls(number(give), number(get))


class Exchange(Operation, op="exchange"):
    """Exchange cards of one kind for one of another; trading says how."""

    verb: str
    kinds: Page | KindPair


class Do(Makes, op="do"):
    """Play a verb that needs no choice."""

    verb: str

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The verb's action."""
        return reading.shown(context, self.verb, "nothing").action()


HOME: Final = Back("panel")
"""Leads to the panel itself."""

OWED: Final = Back("owed")
"""Leads to what the seat owes."""

TRADE: Final = Back("trade")
"""Leads to all ways to trade."""


def verb(context: ScreenContext, shown: Shown) -> Address:
    """The address of a verb's button: it opens a choice, or plays the verb at once."""
    asks = context.previews or shown.asks
    is_whole = shown.pick == "nothing" and not asks and bool(context.listed(shown.action))
    return context.to(Do(shown.name) if is_whole else Pick(shown.name))


def confirm(context: ScreenContext, text: str, yes: Operation, back: Operation) -> Screen:
    """The screen that asks *text*, with *Yes* and *Back*."""
    w = context.w
    buttons = (
        Button(w.say("ui.button.yes"), context.to(yes), "success"),
        Button(w.say("ui.button.back"), context.to(back)),
    )
    return Screen(text, None, (buttons,))
