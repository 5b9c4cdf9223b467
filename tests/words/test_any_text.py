"""Typed text in any script and any length: each function that reads it returns a value or None."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

import words
from game import Game
from tests.words.tables import Dice
from words import Almanac, Words
from words.typed import QUOTED

GAME = Game.new(3, Dice(1))
RULES = GAME.state.rules

READERS: dict[str, Callable[[str], Any]] = {
    "parse_cards": lambda text: words.parse_cards(text, RULES),
    "matches": lambda text: words.matches(text, text),
    "means": lambda text: words.means(text, "5 wood · 9 wheat"),
    "meant": lambda text: words.meant(text, [text, "5 wood"]),
    "number": words.number,
    "quoted": words.quoted,
    "language_of": words.language_of,
    "unmarked": words.unmarked,
    "beside_icon": words.beside_icon,
    "first_icon": words.first_icon,
    "with_icons": lambda text: words.with_icons(text, lambda edition, key: key),
    "without_signs": words.without_signs,
    "cards_error": lambda text: Words("es").cards_error(text, RULES),
    "almanac": lambda text: (Almanac().find(text, None), Almanac().near(text, RULES)),
}


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(max_size=60) | st.from_regex(r"[\d:#(,/ -]*", fullmatch=True))
@example("²")
@example("𐩀")
@example("(")
@example("")
@example("9" * 4400)
@example("1 " * 2000)
@example("\x00")
@example("\ue000\ue000/\ue001\ue002\ue001")
def test_any_text_is_read(text: str) -> None:
    """No function that reads text ever raises."""
    for reader in READERS.values():
        reader(text)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=20) | st.from_regex(r"[\d,/-]*", fullmatch=True))
@example("9" * 4400 + ",0")
def test_any_text_is_a_place_or_none(text: str) -> None:
    """A name is a place of the board, or the board has none."""
    try:
        place = GAME.state.topology.named(text)
    except KeyError:
        return
    assert place >= 0


def test_every_reader_of_text_is_tried() -> None:
    """Each function in `words` that takes only a text, or a label or rules too, is tested above."""
    typed = {
        name
        for name in words.__all__
        if inspect.isfunction(found := getattr(words, name))
        and next(iter(inspect.signature(found).parameters), "") in ("text", "query", "locale")
    }

    assert typed - {"pages"} <= READERS.keys()


@given(st.text())
def test_what_is_quoted_is_short(text: str) -> None:
    """A long word is cut when quoted; each mark in it is escaped."""
    assert len(words.quoted(text)) <= 2 * QUOTED
