"""
Choosing numbers: a menu for each, all on one screen.

The address holds the choices until the last one is made. If the menus don't fit, because there are
too many numbers or too many values, the screen's text names the command to type.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.chat.address import number, text
from bot.chat.refusals import Stale
from bot.chat.screen import MENU, ROWS, Menu, Option, Row, Screen
from bot.screens import leads, reading
from bot.screens.choosing import places
from bot.screens.clicked import Makes
from bot.screens.context import ScreenContext
from bot.screens.verb import Shown
from game import Action
from game.core.choice import Choice, Number

Chosen: TypeAlias = tuple[int | None, ...]
"""By field, the number chosen so far."""


class Choose(Makes, op="numbers"):
    """Choose one of a verb's numbers in a menu, or confirm all of them."""

    verb: str
    above: Chosen
    """By field, how far the number chosen so far is above the minimum."""
    place: int | None = None
    """The field of the menu; None to confirm."""

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action | Screen:
        """The action if all are chosen, else the screen that goes on."""
        shown = reading.shown(context, self.verb, "numbers")
        reading.need_option(context, shown)
        if not values:
            return take(context, shown, self.above)
        if self.place is None:
            raise Stale
        return take(context, shown, self.above, (self.place, number(text(values))))


def asked(context: ScreenContext, shown: Shown) -> Choice:
    """
    The description of a verb's numbers.

    :raises Stale: if it asks for none anymore.
    """
    described = context.described(shown.action)
    if not described or not described[0].numbers:
        raise Stale
    return described[0]


def _above(fields: Sequence[Number], chosen: Chosen) -> Chosen:
    """By field, the difference of the choice from the minimum."""
    return tuple(
        None if value is None else value - field.least
        for field, value in zip(fields, chosen, strict=True)
    )


def read(fields: Sequence[Number], above: Chosen) -> Chosen:
    """
    The choices of which `Choose` holds the differences.

    :raises Stale: if the verb asks for other numbers.
    """
    if len(above) != len(fields):
        raise Stale
    return tuple(
        None if one is None else _value(field, one)
        for field, one in zip(fields, above, strict=True)
    )


def choose(context: ScreenContext, shown: Shown, chosen: Chosen | None = None) -> Screen:
    """The menus; in each, a number may have been *chosen* already."""
    w, fields = context.w, asked(context, shown).numbers
    now = chosen or (None,) * len(fields)
    back = places.back(context, shown)
    menus: list[Row] = [
        Menu(
            context.to(Choose(shown.name, _above(fields, now), place)),
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
    context: ScreenContext, shown: Shown, above: Chosen, new: tuple[int, int] | None = None
) -> Action | Screen:
    """
    The action if the *new* choice was the last one, else the screen that goes on.

    A new choice is the place of its field, and how far it is above the minimum. Without one, the
    reader has confirmed all choices.

    :raises Stale: if the verb asks for no such number.
    """
    choice = asked(context, shown)
    fields = choice.numbers
    chosen = list(read(fields, above))
    if new:
        place, value = new
        field = reading.nth(fields, place)
        chosen[place] = _value(field, value)
    if None in chosen:
        return choose(context, shown, tuple(chosen))
    if new and context.previews:
        return confirm(context, shown, tuple(chosen))
    values = {field.name: one for field, one in zip(fields, chosen, strict=True)}
    return shown.action(**choice.fixed, **values)


def confirm(context: ScreenContext, shown: Shown, chosen: Chosen) -> Screen:
    """The screen that asks to confirm the choice."""
    fields = asked(context, shown).numbers
    values = {field.name: one for field, one in zip(fields, chosen, strict=True)}
    text = context.w.say(f"ui.confirm.{shown.name}", **values)
    yes = Choose(shown.name, _above(fields, chosen))
    return leads.confirm(context, text, yes, leads.Pick(shown.name))


def _values(field: Number) -> range:
    return range(field.least, field.most + 1)


def _value(field: Number, above: int) -> int:
    """
    The value of a field from its difference to the minimum.

    :raises Stale: if the field has no such value.
    """
    return reading.nth(_values(field), above)
