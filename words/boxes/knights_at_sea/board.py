"""Figures that wait, in board texts; base and Seafarers say where they are later."""

from __future__ import annotations

from collections.abc import Iterator

from game import View
from game.knights_at_sea.parts import OffBoard
from words.board_parts import Lines
from words.voice import Words


def waiting(view: View, w: Words) -> Iterator[str]:
    """Both figures wait for the first attack."""
    if view.part(OffBoard).is_waiting:
        yield w.say("board.figures.waiting")


def glance(view: View, w: Words) -> Iterator[str]:
    """The same, right behind the barbarians' distance."""
    if view.part(OffBoard).is_waiting:
        yield w.say("alt.figures.waiting")


LINES = (Lines(OffBoard, waiting, at_a_glance=glance, untold=("robber", "pirate")),)
