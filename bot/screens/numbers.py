"""
Choosing numbers: a menu for each, all on one screen.

The address holds the choices until the last one is made. If the menus don't fit, because there are
too many numbers or too many values, the screen's text names the command to type.
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
"""By field, the number chosen so far."""

OPEN = "x"
"""Marks a field without a choice."""


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
    """The choices as an address holds them: by field, the difference from the minimum."""
    return "-".join(
        OPEN if value is None else str(value - field.least)
        for field, value in zip(fields, chosen, strict=True)
    )


def read(fields: Sequence[Number], part: str) -> Chosen:
    """
    The choices that `packed` wrote.

    :raises Stale: if *part* can't be such a text.
    """
    parts = part.split("-")
    if len(parts) != len(fields):
        raise Stale
    return tuple(
        None if one == OPEN else _value(field, one)
        for field, one in zip(fields, parts, strict=True)
    )


def choose(context: ScreenContext, shown: Shown, chosen: Chosen | None = None) -> Screen:
    """The menus; in each, a number may have been *chosen* already."""
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
    The action if the choice at *place* was the last one, else the screen that goes on.

    Without a place, the reader has confirmed all choices.

    :raises Stale: if the verb asks for no such number.
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
    """The screen that asks to confirm the choice."""
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
    The value of a field from its difference to the minimum, as `packed` wrote it.

    :raises Stale: if the field has no such value.
    """
    values, above = _values(field), number(part)
    if above >= len(values):
        raise Stale
    return values[above]
