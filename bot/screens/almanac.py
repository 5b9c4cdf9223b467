"""
The almanac's screens: one word, a choice among several, and the list of all words.

They belong to no game, so their addresses name none. The texts use the names of the game that is
played where the reader presses.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.chat.operation import Operation
from bot.chat.screen import MENU, Button, Menu, Option, Row, Screen
from game.core.ruleset import Ruleset
from words import Almanac, Words, quoted

ALMANAC = Almanac()
OP = "almanac"
"""The operation in a word's address; without a word, it leads to the list of all words."""

ROW = 5
"""Maximum number of buttons in a row."""
LISTED = 1750
"""Maximum characters of the listed words; boxes that don't fit go into the menu below."""
NEAR = 5
"""Maximum number of words proposed for an unknown one."""


@dataclass(frozen=True, slots=True)
class Word(Operation):
    """Show a word, or the words of a box; or all words."""

    op: ClassVar[str] = OP
    key: str | None = None
    """The word or the box. A menu has none, and the button of all words an empty one."""


def word(w: Words, key: str, played: Ruleset | None) -> Screen:
    """A word with its example, the words marked in it, and related words."""
    keys = ALMANAC.related(key, played)
    every = Button(w.say("ui.button.almanac"), Word("").to())
    buttons = (*(button(w, other, played) for other in keys), every)
    rows = tuple(buttons[start : start + ROW] for start in range(0, len(buttons), ROW))
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
    buttons = tuple(button(w, other, played) for other in near[:ROW])
    return Screen(text, None, (buttons,) if buttons else _asked(w, played))


def every(w: Words, played: Ruleset | None, box: str = "") -> Screen:
    """
    The words of a box; without one, of the base game and of what is played, as far as they fit.

    Below are menus of the most wanted words, and of all other boxes.
    """
    listed = ALMANAC.listed(w.language, played)
    here = {box} if box in listed else {"base", *(played.modules if played else ())}
    titles = {name: w.say(f"box.{name}") for name in listed}
    lines = [w.say("ui.almanac.title")]
    others = []
    for name, words in listed.items():
        line = w.say("ui.almanac.list", box=titles[name], words=" · ".join(words))
        if name in here and sum(map(len, lines)) + len(line) <= LISTED:
            lines.append(line)
        else:
            others.append(Option(titles[name], name))
    boxes = (Menu(Word("boxes").to(), w.say("ui.menu.boxes"), tuple(others[:MENU])),)
    rows = (*_asked(w, played), *(boxes if others else ()))
    return Screen("\n".join(lines), None, rows)


def choices(w: Words, typed: str, played: Ruleset | None) -> list[tuple[str, str]]:
    """The words that may be meant, with their keys, the likeliest first; at most a menu of them."""
    return [(_label(w, key, played), key) for key in ALMANAC.near(typed, played)[:MENU]]


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


def _asked(w: Words, played: Ruleset | None) -> tuple[Row, ...]:
    return _menu(w, "almanac", ALMANAC.asked, played)


def _menu(w: Words, name: str, keys: list[str], played: Ruleset | None) -> tuple[Row, ...]:
    """A menu of words, if there are any."""
    options = tuple(Option(ALMANAC.title(key, w.language, played), key) for key in keys[:MENU])
    return (Menu(Word().to(), w.say(f"ui.menu.{name}"), options),) if options else ()


def _label(w: Words, key: str, played: Ruleset | None) -> str:
    """A word as autocomplete lists it, with its box's name if it belongs to only one."""
    title, box = ALMANAC.title(key, w.language, played), ALMANAC.mark(key, w.language)
    return w.say("ui.almanac.choice", title=title, box=box) if box else title
