"""
The almanac's screens: one word, a choice among several, and the list of all words.

They belong to no game, so their addresses name none. The texts use the names of the game that is
played where the reader presses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.operation import Operation
from bot.chat.screen import ROW, Button, Menu, Option, Row, Screen
from game.core.ruleset import Ruleset
from words import Almanac, Words, quoted

ALMANAC = Almanac()
OP = "almanac"
"""The operation in a word's address; without a word, it leads to the list of all words."""

NEAR = 5
"""Maximum number of words proposed for an unknown one."""


class Word(Operation, op=OP):
    """Show a word, or the words of a box; or all words."""

    key: str | None = None
    """The word or the box. A menu has none, and the button of all words an empty one."""


def word(w: Words, key: str, played: Ruleset | None) -> Screen:
    """A word with its example, the words marked in it, and related words."""
    every = Button(w.say("ui.button.almanac"), Word("").to())
    rows = _buttons(w, ALMANAC.related(key, played), played, every)
    marked = _menu(w, "marked", ALMANAC.marked(key, w.language, played), played)
    return Screen(ALMANAC.text(key, w.language, played), None, (*marked, *rows))


def answer(w: Words, typed: str, played: Ruleset | None) -> Screen:
    """The answer to a typed text: a word, or the words that may be meant."""
    found = ALMANAC.find(typed, played)
    if len(found) == 1:
        return word(w, found[0], played)
    near = found or ALMANAC.near(typed, played)[:NEAR]
    key = "which" if found else "near" if near else "unknown"
    text = w.say(f"ui.almanac.{key}", text=quoted(typed))
    return Screen(text, None, _buttons(w, near, played) if near else _asked(w, played))


def every(w: Words, played: Ruleset | None, box: str = "") -> Screen:
    """
    The words of a box; without one, only the menus.

    The menus lead to the most wanted words, and to the words of each other box, played ones first.
    """
    listed = ALMANAC.listed(w.language, played)
    titles = {name: w.say(f"box.{name}") for name in listed}
    lines = [w.say("ui.almanac.title")]
    if box in listed:
        lines.append(w.say("ui.almanac.list", box=titles[box], words=" · ".join(listed[box])))
    modules = played.modules if played else ()
    names = sorted((name for name in listed if name != box), key=lambda name: name not in modules)
    options = tuple(Option(titles[name], name) for name in names)
    boxes = Menu(Word("boxes").to(), w.say("ui.menu.boxes"), options)
    return Screen("\n".join(lines), None, (*_asked(w, played), *((boxes,) if options else ())))


def choices(w: Words, typed: str, played: Ruleset | None) -> list[tuple[str, str]]:
    """The words that may be meant, with their keys, the likeliest first."""
    return [(_label(w, key, played), key) for key in ALMANAC.near(typed, played)]


def more(w: Words, refusal: str, played: Ruleset | None) -> tuple[Row, ...]:
    """A button from a refusal to the word that explains its rule, if there is one."""
    key = ALMANAC.explaining(refusal)
    if key is None:
        return ()
    led = button(w, key, played)
    return ((replace(led, label=w.say("ui.almanac.more", title=led.label)),),)


def button(w: Words, key: str, played: Ruleset | None = None) -> Button:
    """A button that leads to a word."""
    return Button(ALMANAC.title(key, w.language, played), Word(key).to())


def _buttons(
    w: Words, keys: Sequence[str], played: Ruleset | None, *more: Button
) -> tuple[Row, ...]:
    """Rows of buttons that lead to words, and *more* after them."""
    buttons = (*(button(w, key, played) for key in keys), *more)
    return tuple(buttons[start : start + ROW] for start in range(0, len(buttons), ROW))


def _asked(w: Words, played: Ruleset | None) -> tuple[Row, ...]:
    return _menu(w, "almanac", ALMANAC.asked, played)


def _menu(w: Words, name: str, keys: list[str], played: Ruleset | None) -> tuple[Row, ...]:
    """A menu of words, if there are any."""
    options = tuple(Option(ALMANAC.title(key, w.language, played), key) for key in keys)
    return (Menu(Word().to(), w.say(f"ui.menu.{name}"), options),) if options else ()


def _label(w: Words, key: str, played: Ruleset | None) -> str:
    """A word as autocomplete lists it, with its box's name if it belongs to only one."""
    title, box = ALMANAC.title(key, w.language, played), ALMANAC.mark(key, w.language)
    return w.say("ui.almanac.choice", title=title, box=box) if box else title
