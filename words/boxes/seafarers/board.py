"""Seafarers in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import View
from game.seafarers.parts import ClosedLand, Homes, Islands, Pirate, Ships
from words.board_parts import Lines
from words.voice import Words


def pirate(view: View, w: Words) -> Iterator[str]:
    """The pirate's hex; it may also wait beside the board."""
    stands = view.part(Pirate)
    if stands.at is not None:
        yield w.say("board.pirate", hex=w.place(view, "hex", stands.at))
    elif stands.is_there:
        yield w.say("board.pirate.beside")


def glance(view: View, w: Words) -> Iterator[str]:
    """The pirate's hex, in a sentence of its own."""
    at = view.part(Pirate).at
    if at is not None:
        yield w.say("alt.pirate", hex=w.place(view, "hex", at))


LINES = (
    Lines(Ships, untold=("moved", "built", "fresh")),
    Lines(Pirate, pirate, at_a_glance=glance, untold=("is_there",)),
    Lines(Homes, untold=("corners",)),
    Lines(ClosedLand, untold=("hexes",)),
    Lines(
        Islands,
        untold=("zones", "known", "points"),
        unglanced="points for islands are among the seats' points",
    ),
)
"""Points for islands are among the seats' points; set-up offers only legal corners."""
