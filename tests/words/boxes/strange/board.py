"""The strange box in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import View
from tests.game.strange.parts import Chest, Mist, Vows, Wind
from words.board_parts import Lines
from words.voice import Words


def vane(view: View, w: Words) -> Iterator[str]:
    """The hex that the vane points at."""
    yield w.say("board.vane", hex=w.place(view, "hex", view.part(Wind).vane))


def glance(view: View, w: Words) -> Iterator[str]:
    """The hex that the vane points at, in a sentence of its own."""
    yield w.say("alt.vane", hex=w.place(view, "hex", view.part(Wind).vane))


def chest(view: View, w: Words) -> Iterator[str]:
    """The chest's corner, as long as it is there."""
    if (corner := view.part(Chest).at) >= 0:
        yield w.say("board.chest", corner=w.place(view, "corner", corner))


def mist(view: View, w: Words) -> Iterator[str]:
    """The terrains that may be under the mist, as long as there is any."""
    left = view.part(Mist)
    if left.terrains:
        terrains = ", ".join(w.noun(f"terrain.{name}").form() for name in left.terrains)
        numbers = ", ".join(map(str, left.numbers))
        yield w.say("board.mist", terrains=terrains, numbers=numbers)


LINES = (
    Lines(Wind, vane, at_a_glance=glance, untold=("turn", "lifted", "loaded")),
    Lines(Vows, untold=("by_seat",)),
    Lines(Chest, chest, unglanced="it is one corner, and only the first to reach it cares"),
    Lines(Mist, mist),
)
"""A vow is its seat's alone; a fair is a duty's text, and loaded dice show when they are rolled."""
