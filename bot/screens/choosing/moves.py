"""
Moving a piece from one place to another: which one, then where to, both by letters.

If only one piece can move, the first question is skipped. Choosing two hexes works the same way.

In an address, the place that the piece leaves comes before the one where it goes.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.address import number
from bot.chat.choices import Page, numbered, picked
from bot.chat.screen import Screen
from bot.screens import reading
from bot.screens.choosing import listed, places
from bot.screens.clicked import Opens
from bot.screens.context import ScreenContext
from bot.screens.verb import Shown


class Onward(Opens, op="onward"):
    """Show where the piece on a place can go."""

    verb: str
    origin: int | Page

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The places where it can go."""
        shown = reading.shown(context, self.verb, "move")
        origin = number(picked(self.origin, values))
        return onward(context, shown, reading.choice(context, shown, origin))


class Arrive(Opens, op="arrive"):
    """Show a piece at its new place, before the move counts."""

    verb: str
    action: Page | str

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """A ghost of the piece at its new place."""
        shown = reading.shown(context, self.verb, "move")
        return ghost(context, shown, picked(self.action, values))


def pairs(context: ScreenContext, shown: Shown) -> list[tuple[int, int, str]]:
    """Each move: from where, to where, and the action as an address holds it."""
    found = []
    for action in context.listed(shown.action):
        one, two = getattr(action, shown.origin), getattr(action, shown.field)
        packed = listed.packed(action)
        found.append((one, two, packed))
        if shown.either:
            found.append((two, one, packed))
    return found


def choose(context: ScreenContext, shown: Shown) -> Screen:
    """The pieces that can move; if there is only one, the places where it can go."""
    legal = sorted({one for one, _, _ in pairs(context, shown)})
    if len(legal) == 1:
        return onward(context, shown, legal[0])
    return places.lettered(
        context,
        shown,
        context.w.say(f"ui.choose.{shown.name}"),
        shown.place,
        legal,
        lambda value: context.to(Onward(shown.name, numbered(value))),
    )


def onward(context: ScreenContext, shown: Shown, origin: int) -> Screen:
    """
    The places where the piece on *origin* can go.

    :raises Stale: if it can't move anymore.
    """
    to = Arrive if context.previews else listed.Take
    found = {two: packed for one, two, packed in pairs(context, shown) if one == origin}
    return places.lettered(
        context,
        shown,
        context.w.say(f"ui.choose.{shown.name}.{shown.field}"),
        shown.place,
        sorted(found),
        lambda value: context.to(to(shown.name, value)),
        found.__getitem__,
    )


def ghost(context: ScreenContext, shown: Shown, value: str) -> Screen:
    """The piece at its new place, with *Move* and *Back*."""
    action = listed.found(context, shown, value)
    yes = context.to(listed.Take(shown.name, value))
    back = context.to(Onward(shown.name, getattr(action, shown.origin)))
    return places.ghosted(context, shown, shown.place, getattr(action, shown.field), yes, back)
