"""Harbors that players lay, in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import View
from game.new_world.parts import Quays
from words.board_parts import Lines
from words.boxes.seafarers.quays import rate
from words.voice import Words


def left(view: View, w: Words) -> Iterator[str]:
    """The harbors that are still to be laid, the next one first."""
    harbours = [rate(w, kind) for kind in view.part(Quays).left]
    if harbours:
        yield w.say("board.quays", harbours="; ".join(harbours))


LINES = (Lines(Quays, left),)
