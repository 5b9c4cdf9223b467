"""
Moving a piece from one edge to another: which one, then where to, with letters for both.

An address of a move has the edge that the piece leaves before the one where it goes.
"""

from __future__ import annotations

from bot.screens import listed, places
from bot.screens.context import ScreenContext
from bot.screens.screen import Screen
from bot.screens.verb import Shown

ORIGIN = "origin"
"""The field of an action of this kind that is picked first."""


def choose(context: ScreenContext, shown: Shown) -> Screen:
    """The pieces that may go."""
    legal = sorted({getattr(action, ORIGIN) for action in context.listed(shown.action)})
    return places.lettered(
        context,
        shown,
        context.w.say(f"ui.choose.{shown.name}"),
        "edge",
        legal,
        lambda value: context.to("onward", shown.name, value),
    )


def onward(context: ScreenContext, shown: Shown, origin: int) -> Screen:
    """
    Where the piece on *origin* may go.

    :raises Stale: if it may go nowhere any more.
    """
    op = "arrive" if context.previews else "take"
    found = {
        getattr(action, shown.field): listed.packed(action)
        for action in context.listed(shown.action)
        if getattr(action, ORIGIN) == origin
    }
    return places.lettered(
        context,
        shown,
        context.w.say(f"ui.choose.{shown.name}.{shown.field}"),
        "edge",
        sorted(found),
        lambda value: context.to(op, shown.name, value),
        found.__getitem__,
    )


def ghost(context: ScreenContext, shown: Shown, value: str) -> Screen:
    """The piece where it would be, with *Move* and *Back*."""
    action = listed.found(context, shown, value)
    yes = context.to("take", shown.name, value)
    back = context.to("onward", shown.name, getattr(action, ORIGIN))
    return places.ghosted(context, shown, "edge", getattr(action, shown.field), yes, back)
