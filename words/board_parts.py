"""
The parts that boxes add to the table, in words.

A box has a line in its folder for each of its parts: the text for board texts and alt texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from game import Seat, View
from game.core.part import Part
from words.boxes import brought
from words.speech import Who
from words.voice import Words

OfTable: TypeAlias = Callable[[View, Words], Iterator[str]]
OfSeat: TypeAlias = Callable[[View, Seat, Words], Iterator[str]]
OfPeople: TypeAlias = Callable[[View, Who, Words], Iterator[str]]


def _nothing(*of: View | Seat | Who | Words) -> Iterator[str]:
    """Return no lines."""
    yield from ()


@dataclass(frozen=True, slots=True)
class Lines:
    """The functions that describe one part, by place in the text; each may be left out."""

    part: type[Part]
    on_table: OfTable = _nothing
    """For the middle of the table."""
    before_seat: OfSeat = _nothing
    at_a_glance: OfTable = _nothing
    """For an alt text."""
    whose_go: OfPeople = _nothing
    """For an alt text: the player who acts now, where that isn't simply the active player."""
    why_over: OfTable = _nothing
    """For the end of a game, if the part caused it."""
    untold: tuple[str, ...] = ()
    """Fields that no board text shows, on purpose."""
    unglanced: str = ""
    """Why no alt text describes the part, although the picture shows it."""


def on_table(view: View, w: Words) -> Iterator[str]:
    """The lines of all parts for the middle of the table."""
    for lines in _of(view):
        yield from lines.on_table(view, w)


def before_seat(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The lines of all parts for one seat."""
    for lines in _of(view):
        yield from lines.before_seat(view, seat, w)


def at_a_glance(view: View, w: Words) -> Iterator[str]:
    """The lines that parts add to an alt text."""
    for lines in _of(view):
        yield from lines.at_a_glance(view, w)


def whose_go(view: View, who: Who, w: Words) -> Iterator[str]:
    """The player who acts now, where a part knows better than the turn does."""
    for lines in _of(view):
        yield from lines.whose_go(view, who, w)


def why_over(view: View, w: Words) -> Iterator[str]:
    """The lines of parts that caused the end of a game."""
    for lines in _of(view):
        yield from lines.why_over(view, w)


def _of(view: View) -> Iterator[Lines]:
    """The lines for the parts of a game, in the order of its boxes."""
    for box in brought("board").values():
        yield from (lines for lines in box.LINES if lines.part.__name__ in view.parts)
