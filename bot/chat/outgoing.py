"""
Turns screens into what Discord accepts.

This is the only place that trims to Discord's limits, so that nothing is ever refused for its
length. A trimmed text ends in an ellipsis. Menus and rows must fit, since players wouldn't see that
something is missing. If they don't, an error is logged, which fails any test.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.chat.pictures import drawing, icons
from bot.chat.screen import MENU, ROW, ROWS, Button, Field, Form, Menu, Screen
from words import Words, beside_icon, first_icon, unmarked, with_icons, without_signs

LOG = logging.getLogger(__name__)

T = TypeVar("T")

CONTENT = 2000
LABEL = 80
OPTION = 100
"""Maximum number of characters in an option's label, and in its description."""
PLACEHOLDER = 150
FORM = 45
"""Maximum number of characters in a form's title, and in a field's label."""
ALT = 1024
PUSH = 180
"""Characters of a new message that a phone shows; it shows an emoji by its name."""
THREAD = 100
CHOICE = 100
CHOICES = 25
"""Maximum number of autocomplete choices."""

MORE = "…"
"""The value of the choice that says how many are missing."""

WORD = 40
"""Maximum number of characters given up to cut a text between words."""

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

CALL = "<@"
"""The start of a mention of a person."""

COMMAND = re.compile(r"</([a-z ]+)>")
"""A command as the catalogues write it."""

_commands: dict[str, int] = {}

OWN = re.compile(r"<:(\w+):(\d+)>")
"""A custom emoji as messages write it."""

ID = re.compile(r"\d{15,}")
"""An id in a mention; a phone shows a name instead of it."""


def known_as(commands: Mapping[str, int]) -> None:
    """Set the ids that texts link commands to, by the first word of each command's name."""
    _commands.clear()
    _commands.update(commands)


def cut(text: str, most: int) -> str:
    """
    *text* with words instead of icons, cut to *most* characters with an ellipsis.

    >>> cut("Three wood for one ore", 13)
    'Three wood …'
    """
    text = unmarked(text)
    if len(text) <= most:
        return text
    head = text[: most - 1]
    at = max(head.rfind(" "), head.rfind("\n")) + 1
    return (head[:at] if at > most - WORD else head) + "…"


def content(text: str, in_words: int = 0) -> str:
    """
    *text* as a message's content, where each ``</game new>`` becomes a link.

    Words become icons as long as the message has room. They stay words in a first line that pings
    someone, and in lines that begin within the first *in_words* characters.
    """

    def link(found: re.Match[str]) -> str:
        path = found[1]
        number = _commands.get(path.split()[0])
        return f"</{path}:{number}>" if number else f"`/{path}`"

    linked = COMMAND.sub(link, text)
    words = unmarked(linked)
    return cut(words, CONTENT) if len(words) > CONTENT else _with_icons(linked, in_words)


def _with_icons(text: str, in_words: int) -> str:
    """
    *text* with icons in its first lines, as long as all of it fits.

    All seats have their icons or all have their signs, but none in a line for pushes.
    """
    lines, at = [], 0
    for line in text.split("\n"):
        is_push = at < in_words or (not at and CALL in line)
        said = without_signs(line) if is_push else with_icons(line, icons.icon_of_seat)
        lines.append((said, "" if is_push else line))
        at += len(ID.sub("", unmarked(line))) + 1
    room = CONTENT - sum(len(said) + 1 for said, _ in lines) + 1
    if room < 0:
        return unmarked(text)
    found = []
    for said, line in lines:
        pictured = with_icons(line, icons.icon) if line else said
        room -= len(pictured) - len(said)
        found.append(pictured if room >= 0 else said)
    return "\n".join(found)


def alt(text: str) -> str:
    """*text* as a picture's alt text."""
    return cut(text, ALT)


async def files(screen: Screen, reader: int | None = None) -> list[discord.File]:
    """The pictures of a screen as files; see `drawing.all_drawn`."""
    return [
        discord.File(io.BytesIO(picture.data), picture.name, description=alt(picture.alt))
        for picture in await drawing.all_drawn(screen, reader)
    ]


def choices(found: Iterable[tuple[str, str]], w: Words) -> list[app_commands.Choice[str]]:
    """
    Labels and values as autocomplete choices; values that are too long are left out.

    If there are too many, the last says how many are missing.
    """
    fitting = [(label, value) for label, value in found if len(value) <= CHOICE]
    if (left := len(fitting) - CHOICES) > 0:
        fitting[CHOICES - 1 :] = [(w.say("ui.choices.more", count=left + 1), MORE)]
    return [app_commands.Choice(name=cut(label, CHOICE), value=value) for label, value in fitting]


def layout(screen: Screen) -> discord.ui.View:
    """
    The buttons and menus of a screen, without menus that have no options.

    If something in a label has an icon, the icon comes first and the label's words follow.

    The view is stopped at once, so that the library keeps nothing. Clicks are found by their
    address (bot/features/play/dispatch.py), even after a restart.
    """
    view = discord.ui.View(timeout=None)
    rows = [row for row in screen.rows if not isinstance(row, Menu) or row.options]
    for number, row in enumerate(_fitting(rows, ROWS, "rows")):
        for item in _fitting(row, ROW, "buttons") if isinstance(row, tuple) else (row,):
            view.add_item(_item(item, number))
    view.stop()
    return view


def modal(form: Form) -> discord.ui.Modal:
    """A form as the library sends it; like views, the library keeps nothing of it."""
    made = discord.ui.Modal(title=cut(form.title, FORM), custom_id=str(form.to), timeout=None)
    for number, field in enumerate(form.fields):
        label = discord.ui.Label[discord.ui.Modal](
            text=cut(field.label, FORM),
            description=cut(field.about, OPTION) or None,
            component=_input(field, str(number)),
        )
        made.add_item(label)
    made.stop()
    return made


def _input(field: Field, custom_id: str) -> discord.ui.Item[Any]:
    if not field.most:
        return discord.ui.UserSelect(custom_id=custom_id, required=True)
    return discord.ui.TextInput(custom_id=custom_id, max_length=field.most)


def _fitting(found: Sequence[T], most: int, what: str) -> Sequence[T]:
    if len(found) > most:
        LOG.error("%d of %d left out: %s", len(found) - most, len(found), what)
    return found[:most]


def _item(item: Button | Menu, row: int) -> discord.ui.Item[Any]:
    if isinstance(item, Button):
        return discord.ui.Button(
            style=STYLES[item.style],
            label=_label(item.label, LABEL),
            emoji=item.emoji or _icon(item.label),
            custom_id=str(item.to),
            row=row,
        )
    options = _fitting(item.options, MENU, item.placeholder)
    return discord.ui.Select(
        custom_id=str(item.to),
        placeholder=cut(item.placeholder, PLACEHOLDER),
        min_values=min(item.least, len(options)),
        max_values=min(item.most, len(options)),
        options=[
            discord.SelectOption(
                label=_label(option.label, OPTION),
                value=option.value,
                description=option.description and cut(option.description, OPTION),
                default=option.is_default,
                emoji=_icon(option.label),
            )
            for option in options
        ],
        row=row,
    )


def _label(label: str, most: int) -> str:
    return cut(beside_icon(label) if _icon(label) else label, most)


def _icon(label: str) -> discord.PartialEmoji | None:
    found = OWN.fullmatch(icons.icon(*first_icon(label)))
    return discord.PartialEmoji(name=found[1], id=int(found[2])) if found else None
