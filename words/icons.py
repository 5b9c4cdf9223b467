"""
Icons within a text: words that an icon could replace are marked, and stay in the text.

The code that shows a text decides: `with_icons` puts icons in their place, `unmarked` leaves them.
The marks are characters that players don't type and fonts don't have.
"""

from __future__ import annotations

import re
from collections.abc import Callable

OPEN, THEN, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{OPEN}([^{OPEN}-{CLOSE}]*){THEN}([^{OPEN}-{CLOSE}]*){CLOSE}")
SPACED = re.compile(f"({MARKED.pattern}) ?")


def marked(edition: str, key: str, said: str, behind: int | str | None = None) -> str:
    """*said*, marked for an icon of *key*; the text *behind* it stays."""
    rest = "" if behind is None else f" {behind}"
    return f"{OPEN}{edition}/{key}{rest}{THEN}{said}{CLOSE}"


def unmarked(text: str) -> str:
    """
    *text* in words alone.

    >>> unmarked(f"Alba: {marked('classic', 'lumber', '2 wood', 2)}")
    'Alba: 2 wood'
    """
    return MARKED.sub(r"\2", text) if OPEN in text else text


def without_signs(text: str) -> str:
    """
    *text* in words alone, without signs that are no words, as the mark of a seat is none.

    >>> without_signs(f"{marked('classic', 'seat_red', '●')} Alba: {marked('', 'ore', '1 ore')}")
    'Alba: 1 ore'
    """

    def one(found: re.Match[str]) -> str:
        return unmarked(found[0]) if any(map(str.isalnum, found[3])) else ""

    return SPACED.sub(one, text) if OPEN in text else text


def beside_icon(text: str) -> str:
    """
    *text* in words, to go next to an icon of the first marked thing in it.

    A sign that is no word, as the mark of a seat is none, is not said twice.

    >>> beside_icon(f"{marked('classic', 'seat_red', '●')} Alba")
    'Alba'
    """
    found = MARKED.search(text) if OPEN in text else None
    if found and not any(map(str.isalnum, found[2])):
        sign = f"{found[0]} " if f"{found[0]} " in text else found[0]
        text = text.replace(sign, "", 1)
    return unmarked(text).strip()


def first_icon(text: str) -> tuple[str, str]:
    """
    The edition and the key of the first thing an icon could show; empty without any.

    >>> first_icon(marked("classic", "lumber", "2 wood", 2))
    ('classic', 'lumber')
    """
    found = MARKED.search(text) if OPEN in text else None
    edition, _, key = found[1].partition(" ")[0].partition("/") if found else ("", "", "")
    return edition, key


def with_icons(text: str, icon: Callable[[str, str], str]) -> str:
    r"""
    *text* with icons, as *icon* writes them for an edition and a key; words where it writes none.

    >>> with_icons(f"Alba: {marked('classic', 'lumber', '2 wood', 2)}", lambda _, key: f":{key}:")
    'Alba: 2\xa0:lumber:'

    No line breaks between an icon and what stays of its text; a number comes first.
    """

    def one(found: re.Match[str]) -> str:
        key, _, behind = found[1].partition(" ")
        edition, _, name = key.partition("/")
        picture = icon(edition, name)
        if not picture:
            return found[2]
        both = (behind, picture) if behind.isdecimal() else (picture, behind)
        return "\u00a0".join(filter(None, both))

    return MARKED.sub(one, text) if OPEN in text else text
