"""
Caches that words build once in a process: catalogues, indexes of names, files of boxes.

Each is made at its first use, which takes up to a tenth of a second, so they are built at start.
"""

from __future__ import annotations

from game import BOXES, seats_for
from game.base import MODULE as BASE
from game.core.codec import compiled
from words.almanac import Almanac
from words.almanac_links import beginnings
from words.boxes import brought
from words.catalogue import LANGUAGES, editions
from words.phrase import form_for, joined
from words.typed import matches
from words.voice import Words


def build() -> None:
    """Build each of them."""
    for part in ("almanac", "board", "duties", "events"):
        brought(part)
    rules = compiled((BASE.name,), {}, min(seats_for((BASE.name,))), BOXES)
    for language in LANGUAGES:
        form_for(language, 1)
        joined(language, ["a", "b"])
        for edition in editions():
            Words(language, edition).parse_cards("1 zz", rules)
            beginnings(language, edition)
        Almanac().listed(language)
    matches("a", "b")
    Almanac().near("a")
    Almanac().explaining("a")
