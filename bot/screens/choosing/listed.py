"""
Choosing among listed actions: a menu with a line for each.

An owed answer is always in a menu and counts at once. It may be a card that only its player knows,
and no button may carry one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat import choices
from bot.chat.choices import Page, picked
from bot.chat.refusals import Stale
from bot.chat.screen import Menu, Option, Row, Screen
from bot.screens import leads, reading
from bot.screens.choosing import hints, places
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext
from bot.screens.verb import Shown
from game import Action
from words import bare


class One(Opens, op="one"):
    """Ask to confirm a listed action."""

    verb: str
    action: Page | str

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The question whether to play it."""
        shown = reading.shown(context, self.verb, "listed")
        return confirm(context, shown, picked(self.action, values))


class Take(Makes, op="take"):
    """Play a listed action, which an owed answer has only in its menu."""

    verb: str
    action: Page | str | None = None

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The action, if it can still be played."""
        shown = reading.shown(context, self.verb, "listed", "move")
        return found(context, shown, picked(self.action, values))


def packed(action: Action) -> str:
    """An action's fields as a menu or an address holds them."""
    return ".".join(_packed(getattr(action, name)) for name in action.__struct_fields__)


def _packed(value: Any) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


def found(context: ScreenContext, shown: Shown, value: str) -> Action:
    """
    The action that `packed` wrote.

    :raises Stale: if it can't be played anymore.
    """
    for action in context.listed(shown.action):
        if packed(action) == value:
            return action
    raise Stale


def label(context: ScreenContext, shown: Shown, action: Action) -> str:
    """An action's name for a menu, which shows no markdown."""
    also = shown.also(context, action) if shown.also else {}
    return bare(context.w.choice(action, context.who, context.view, **also))


def choose(context: ScreenContext, shown: Shown) -> Screen:
    """The menu of listed actions."""
    w = context.w
    options = tuple(
        Option(label(context, shown, action), packed(action), hints.hint(context, shown, action))
        for action in context.listed(shown.action)
    )
    is_owed = shown.group == "owed"
    to = One if context.previews and not is_owed else Take
    placeholder = w.say(f"ui.verb.{shown.name}")
    text = w.say(f"ui.choose.{shown.name}")
    found: list[Row] = [Menu(context.to(Take(shown.name)), placeholder, options)]
    if not is_owed:
        text = choices.told(text, options)
        found = choices.rows(options, lambda value: context.to(to(shown.name, value)), placeholder)
    return Screen(text, None, (*found, *places.back(context, shown)))


def confirm(context: ScreenContext, shown: Shown, value: str) -> Screen:
    """The screen that asks to confirm the choice."""
    what = label(context, shown, found(context, shown, value))
    text = context.w.say(f"ui.confirm.{shown.name}", what=what)
    return leads.confirm(context, text, Take(shown.name, value), leads.Pick(shown.name))
