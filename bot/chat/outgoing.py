"""
What goes out, and how much of it: screens as Discord takes them.

This is the one place that cuts: whoever makes a screen need not think of Discord's limits, and
nothing that is sent is ever refused for its length.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chat.pictures import icons
from bot.chat.screen import MENU, ROW, ROWS, Button, Menu, Screen
from words import beside_icon, first_icon, unmarked, with_icons

CONTENT = 2000
LABEL = 80
OPTION = 100
"""The most characters of an option's label, and of what stands below it."""
PLACEHOLDER = 150
ALT = 1024
PUSH = 180
"""So many characters of a new message a phone shows; of an emoji it shows the name there."""
THREAD = 100
CHOICE = 100
CHOICES = 25
"""So many choices autocomplete may offer."""

WORD = 40
"""A text is cut between words, where that costs no more than so many characters."""

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

CALL = "<@"
"""How a text calls somebody."""

COMMAND = re.compile(r"</([a-z ]+)>")
"""A command as the catalogues name it."""

_commands: dict[str, int] = {}

OWN = re.compile(r"<:(\w+):(\d+)>")
"""An emoji as texts write it."""

ID = re.compile(r"\d{15,}")
"""Discord's number of somebody or something, in whose place a phone shows a name."""


def known_as(commands: Mapping[str, int]) -> None:
    """From now on texts link to the commands of these ids, by the first words of their names."""
    _commands.clear()
    _commands.update(commands)


def cut(text: str, most: int) -> str:
    """
    *text* in words and in at most *most* characters; one that is cut says so.

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
    *text* as a message says it: each ``</game new>`` is a link that one can press.

    What can be an icon is one, as far as the message has room, but for a first line that calls
    somebody and for the lines that begin within the first *in_words* characters.
    """

    def link(found: re.Match[str]) -> str:
        path = found[1]
        number = _commands.get(path.split()[0])
        return f"</{path}:{number}>" if number else f"`/{path}`"

    linked = COMMAND.sub(link, text)
    words = unmarked(linked)
    return cut(words, CONTENT) if len(words) > CONTENT else _with_icons(linked, in_words)


def _with_icons(text: str, in_words: int) -> str:
    """A text that fits with icons in its first lines, up to one that would be too many."""
    lines, at, room = [], 0, CONTENT - len(unmarked(text))
    for line in text.split("\n"):
        said = unmarked(line)
        is_push = at < in_words or (not at and CALL in line)
        pictured = said if is_push else with_icons(line, icons.icon)
        room -= len(pictured) - len(said)
        lines.append(pictured if room >= 0 else said)
        at += len(ID.sub("", said)) + 1
    return "\n".join(lines)


def alt(text: str) -> str:
    """*text* as a picture says it to those who do not see it."""
    return cut(text, ALT)


def choices(found: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Labels with values as autocomplete proposes them; a value that is too long is no choice."""
    fitting = [(label, value) for label, value in found if len(value) <= CHOICE]
    return [
        app_commands.Choice(name=cut(label, CHOICE), value=value)
        for label, value in fitting[:CHOICES]
    ]


def layout(screen: Screen) -> discord.ui.View:
    """
    The buttons and menus of a screen; a menu without options is none.

    What an icon could stand for in a label has it before all of its words.

    The view is stopped at once, so that the library keeps nothing: clicks are found by their
    address (bot/features/play/dispatch.py), after a restart as before.
    """
    view = discord.ui.View(timeout=None)
    rows = [row for row in screen.rows if not isinstance(row, Menu) or row.options]
    for number, row in enumerate(rows[:ROWS]):
        for item in row[:ROW] if isinstance(row, tuple) else (row,):
            view.add_item(_item(item, number))
    view.stop()
    return view


def _item(item: Button | Menu, row: int) -> discord.ui.Item[Any]:
    if isinstance(item, Button):
        return discord.ui.Button(
            style=STYLES[item.style],
            label=_label(item.label, LABEL),
            emoji=item.emoji or _icon(item.label),
            custom_id=str(item.to),
            row=row,
        )
    options = item.options[:MENU]
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
