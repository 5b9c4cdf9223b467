"""
Choosing numbers: a menu for each, all on one screen.

What has been chosen stands in the address until the last is there. What has no room, a number of
more values than a menu holds or one number too many, is typed: the screen's text names the command.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.chat.address import number
from bot.chat.refusals import Stale
from bot.chat.screen import MENU, ROWS, Button, Menu, Option, Row, Screen
from bot.screens import places
from bot.screens.context import ScreenContext
from bot.screens.verb import Shown
from game import Action
from game.core.choice import Choice, Number

Chosen: TypeAlias = tuple[int | None, ...]
"""By field, what is chosen for it so far."""

OPEN = "x"
"""A field for which nothing is chosen yet."""


def asked(context: ScreenContext, shown: Shown) -> Choice:
    """
    The description of a verb's numbers.

    :raises Stale: if it asks for none any more.
    """
    described = context.described(shown.action)
    if not described or not described[0].numbers:
        raise Stale
    return described[0]


def packed(fields: Sequence[Number], chosen: Chosen) -> str:
    """What is chosen as it stands in an address: by field, so much above the least."""
    return "-".join(
        OPEN if value is None else str(value - field.least)
        for field, value in zip(fields, chosen, strict=True)
    )


def read(fields: Sequence[Number], part: str) -> Chosen:
    """
    What `packed` wrote.

    :raises Stale: if it wrote nothing like it.
    """
    parts = part.split("-")
    if len(parts) != len(fields):
        raise Stale
    return tuple(
        None if one == OPEN else _value(field, one)
        for field, one in zip(fields, parts, strict=True)
    )


def choose(context: ScreenContext, shown: Shown, chosen: Chosen | None = None) -> Screen:
    """The menus, in each of which something may have been *chosen*."""
    w, fields = context.w, asked(context, shown).numbers
    now = chosen or (None,) * len(fields)
    back = places.back(context, shown)
    menus: list[Row] = [
        Menu(
            context.to("numbers", shown.name, packed(fields, now), place),
            w.say(f"ui.choose.{shown.name}.{field.name}"),
            tuple(
                Option(str(value), str(value - field.least), is_default=value == now[place])
                for value in _values(field)
            ),
        )
        for place, field in enumerate(fields)
    ]
    has_room = len(fields) + len(back) <= ROWS and all(len(_values(f)) <= MENU for f in fields)
    text = w.say(f"ui.choose.{shown.name}")
    return Screen(text, None, (*(menus if has_room else ()), *back))


def take(
    context: ScreenContext, shown: Shown, part: str, place: str = "", value: str = ""
) -> Action | Screen:
    """
    What was chosen before, and now at *place*: the action if that is all, else what is missing.

    Without a place everything has been looked at and is meant.

    :raises Stale: if nothing of the kind is asked.
    """
    choice = asked(context, shown)
    fields = choice.numbers
    chosen = list(read(fields, part))
    if place:
        at = number(place)
        if at >= len(fields):
            raise Stale
        chosen[at] = _value(fields[at], value)
    if None in chosen:
        return choose(context, shown, tuple(chosen))
    if place and context.previews:
        return confirm(context, shown, tuple(chosen))
    values = {field.name: one for field, one in zip(fields, chosen, strict=True)}
    return shown.action(**choice.fixed, **values)


def confirm(context: ScreenContext, shown: Shown, chosen: Chosen) -> Screen:
    """A look at the choice."""
    w, fields = context.w, asked(context, shown).numbers
    values = {field.name: one for field, one in zip(fields, chosen, strict=True)}
    yes = context.to("numbers", shown.name, packed(fields, chosen))
    return Screen(
        w.say(f"ui.confirm.{shown.name}", **values),
        None,
        (
            (
                Button(w.say("ui.button.yes"), yes, "success"),
                Button(w.say("ui.button.back"), context.to("pick", shown.name)),
            ),
        ),
    )


def _values(field: Number) -> range:
    return range(field.least, field.most + 1)


def _value(field: Number, part: str) -> int:
    """
    The value of a field that stands so much above its least.

    :raises Stale: if it has none such.
    """
    values, above = _values(field), number(part)
    if above >= len(values):
        raise Stale
    return values[above]
