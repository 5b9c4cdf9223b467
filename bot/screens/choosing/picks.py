"""
The private screens that lead to a verb: choosing, and confirming before it counts.

`pick` opens the right one for a verb. A verb that needs no choice only asks for a yes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from bot.brought import brought, rows
from bot.chat import choices
from bot.chat.address import number
from bot.chat.choices import Page, numbered, picked
from bot.chat.screen import Button, Menu, Option, Row, Screen
from bot.screens import leads, reading
from bot.screens.choosing import cards, hints, listed, moves, numbers, places
from bot.screens.clicked import Opens
from bot.screens.context import ScreenContext
from bot.screens.shown import SHOWN
from bot.screens.verb import PLACES, Shown
from game.core.cards import Seat

Maker: TypeAlias = Callable[[ScreenContext, Shown], Screen]


class Value(Opens, op="value"):
    """Ask to confirm a kind of card or a seat."""

    verb: str
    value: int | Page

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The question whether to play the verb with it."""
        shown = reading.shown(context, self.verb, "kind", "seat")
        value = number(picked(self.value, values))
        return confirm(context, shown, reading.choice(context, shown, value))


class ToPick(leads.Pick, Opens):
    """Open the screen that chooses for a verb."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The screen of the verb, if it can be played now."""
        shown = reading.shown(context, self.verb)
        reading.need_option(context, shown)
        return pick(context, shown)


def pick(context: ScreenContext, shown: Shown) -> Screen:
    """The screen that chooses for *shown*, with a way back if another verb can answer too."""
    screen, here = _open(context, shown), context.to(leads.OWED)
    buttons = [button for row in screen.rows if not isinstance(row, Menu) for button in row]
    if shown not in _due(context)[1:] or any(button.to == here for button in buttons):
        return screen
    return replace(screen, rows=(*screen.rows, (Button(context.w.say("ui.button.back"), here),)))


def _open(context: ScreenContext, shown: Shown) -> Screen:
    make: Maker = {**PICKS, **rows("screens", "PICKS")}.get(shown.pick, _ask)
    return make(context, shown)


def owes(context: ScreenContext) -> bool:
    """Whether the seat owes something of its own, so that `owed` has a screen for it."""
    return bool(_due(context))


def owed(context: ScreenContext) -> Screen | None:
    """The screen for what the seat owes now, or None if it owes nothing of its own."""
    due = _due(context)
    if not due:
        return None
    screen, here = _open(context, due[0]), context.to(leads.OWED)
    rows: list[Row] = [
        row if isinstance(row, Menu) else tuple(button for button in row if button.to != here)
        for row in screen.rows
    ]
    # If several verbs can answer, the others have buttons below.
    others = [
        Button(context.w.say(f"ui.verb.{shown.name}"), context.to(leads.Pick(shown.name)))
        for shown in due[1:]
    ]
    rows.append((*others, *aside(context)))
    return replace(screen, rows=tuple(row for row in rows if row))


def aside(context: ScreenContext) -> tuple[Button, ...]:
    """Buttons that features add to what the seat owes or can do."""
    return tuple(button for beside in brought("panel", "beside") for button in beside(context))


def confirm(context: ScreenContext, shown: Shown, value: int) -> Screen:
    """The screen that asks to confirm a kind or seat."""
    text = context.w.say(f"ui.confirm.{shown.name}", what=_named(context, shown, value))
    return leads.confirm(context, text, places.Place(shown.name, value), leads.Pick(shown.name))


def _due(context: ScreenContext) -> list[Shown]:
    """The verbs that can answer what the seat owes, the usual one first."""
    return [shown for shown in SHOWN if shown.group == "owed" and context.is_open(shown)]


def _named(context: ScreenContext, shown: Shown, value: int) -> str:
    if shown.pick == "seat":
        return context.who(Seat(value))
    return context.w.card(context.view.rules.cards[value].name)


def _menu(context: ScreenContext, shown: Shown) -> Screen:
    w = context.w
    values = [getattr(action, shown.field) for action in context.listed(shown.action)]
    options = [
        Option(plain(context, shown, value), str(value), _hint(context, shown, value))
        for value in values
    ]
    to = Value if context.previews else places.Place
    found = choices.rows(
        options,
        lambda value: context.to(to(shown.name, numbered(value))),
        w.say(f"ui.verb.{shown.name}"),
    )
    text = choices.told(w.say(f"ui.choose.{shown.name}"), options)
    return Screen(text, None, (*found, *places.back(context, shown)))


def plain(context: ScreenContext, shown: Shown, value: int) -> str:
    """The name of a kind or seat for a menu, which shows no markdown."""
    if shown.pick == "seat":
        return context.label(Seat(value))
    name = context.view.rules.cards[value].name
    return context.w.icon(name, context.w.card(name))


def _hint(context: ScreenContext, shown: Shown, value: int) -> str:
    if shown.pick == "seat":
        return hints.of_seat(context, shown, Seat(value))
    return hints.of_kind(context, value)


def _ask(context: ScreenContext, shown: Shown) -> Screen:
    text = context.w.say(context.w.of(f"ui.confirm.{shown.name}", context.view.rules))
    return leads.confirm(context, text, leads.Do(shown.name), leads.Back(shown.group))


PICKS: Final[Mapping[str, Maker]] = {
    **dict.fromkeys(PLACES, places.choose),
    **dict.fromkeys(("kind", "seat"), _menu),
    "move": moves.choose,
    "cards": cards.choose,
    "listed": listed.choose,
    "numbers": numbers.choose,
}
"""The screens for kinds of things that players pick; features bring more."""
