"""Operations that lead from many screens to the next one or back, or play a verb at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.chat.address import Address
from bot.chat.screen import Screen
from bot.screens import panel, picks, reading
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext
from bot.screens.verb import Shown
from game import Action


@dataclass(frozen=True, slots=True)
class Pick(Opens):
    """Open the screen that chooses for a verb."""

    op: ClassVar[str] = "pick"
    verb: str

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The screen of the verb, if it can be played now."""
        shown = reading.shown(context, self.verb)
        reading.need_option(context, shown)
        return picks.pick(context, shown)


@dataclass(frozen=True, slots=True)
class Back(Opens):
    """Open a part of the panel."""

    op: ClassVar[str] = "back"
    part: str

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The panel with that part open."""
        return panel.at(context, self.part)


@dataclass(frozen=True, slots=True)
class Do(Makes):
    """Play a verb that needs no choice."""

    op: ClassVar[str] = "do"
    verb: str

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The verb's action."""
        return reading.shown(context, self.verb, "nothing").action()


HOME: Final = Back("panel")
"""Leads to the panel itself."""

OWED: Final = Back("owed")
"""Leads to what the seat owes."""


def verb(context: ScreenContext, shown: Shown) -> Address:
    """The address of a verb's button: it opens a choice, or plays the verb at once."""
    asks = context.previews or shown.asks
    is_whole = shown.pick == "nothing" and not asks and bool(context.listed(shown.action))
    return context.to(Do(shown.name) if is_whole else Pick(shown.name))
