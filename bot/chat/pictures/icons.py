"""The icons that texts can show here: emoji of the application, by what they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from render import MARKS
from words import CLASSIC, marked

WORDS: Final = "words"
"""What somebody prefers as their texts, who wants no icons in them; it is noted as ``text``."""

_known: dict[tuple[str, str], str] = {}


def know(icons: Mapping[str, Mapping[str, str]]) -> None:
    """From now on there are these: by edition and by what they show, as texts write them."""
    _known.clear()
    _known.update(
        {(e or CLASSIC, key): text for e, own in icons.items() for key, text in own.items()}
    )


def are_there() -> bool:
    """Whether there are any."""
    return bool(_known)


def are_for(preferences: Mapping[str, Any]) -> bool:
    """Whether somebody who prefers this is shown icons rather than words."""
    return preferences.get("text") != WORDS


def icon(edition: str, key: str) -> str:
    """An icon as texts write it; empty if there is none."""
    return _known.get((edition, key), "")


def seat(colour: str) -> str:
    """The mark of a seat, which an icon can show."""
    return marked(CLASSIC, f"seat_{colour}", MARKS[colour]) if are_there() else MARKS[colour]
