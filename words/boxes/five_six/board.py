"""Five and six in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.core.stack import NOBODY
from game.five_six.parts import Pair
from words.board_parts import Lines
from words.voice import Words


def pair(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """Whether it is the first or the second of the pair whose turn it is."""
    two = view.part(Pair)
    if two.second == NOBODY:
        return
    if seat == two.first:
        yield w.say("board.pair.first")
    elif seat == two.second:
        yield w.say("board.pair.second")


LINES = (Lines(Pair, before_seat=pair),)
