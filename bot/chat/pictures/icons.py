"""The icons that texts can show here: the application's emoji, by what they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from render import MARKS
from words import CLASSIC, marked

WORDS: Final = "words"
"""Value of the preference ``text`` of people who want words instead of icons."""

SEAT: Final = "seat_"
"""Beginning of the keys of seats' marks."""

_known: dict[tuple[str, str], str] = {}


def know(icons: Mapping[str, Mapping[str, str]]) -> None:
    """Set the icons that can be shown, by edition and key, as messages write them."""
    _known.clear()
    _known.update(
        {(e or CLASSIC, key): text for e, own in icons.items() for key, text in own.items()}
    )


def are_there() -> bool:
    """Whether there are any icons."""
    return bool(_known)


def are_for(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences sees icons instead of words."""
    return preferences.get("text") != WORDS


def icon(edition: str, key: str) -> str:
    """An icon as messages write it; empty if there is none."""
    return _known.get((edition, key), "")


def icon_of_seat(edition: str, key: str) -> str:
    """The icon if it is a seat's mark; else empty."""
    return icon(edition, key) if key.startswith(SEAT) else ""


def seat(colour: str) -> str:
    """The mark of a seat's color, which an icon can replace."""
    return marked(CLASSIC, f"{SEAT}{colour}", MARKS[colour]) if are_there() else MARKS[colour]
