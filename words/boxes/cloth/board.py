"""Cloth for Catan in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.cloth.parts import Cloth
from words.board_parts import Lines
from words.voice import Words


def villages(view: View, w: Words) -> Iterator[str]:
    """Each village with its number and its cloth, and the general supply."""
    cloth = view.part(Cloth)
    for corner, number, left in zip(cloth.villages, cloth.numbers, cloth.left, strict=True):
        place = w.place(view, "corner", corner)
        yield w.say("board.village", place=place, number=number, count=left)
    yield w.say("board.cloth.stock", count=cloth.stock)


def trade(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The cloth of a seat, and where it trades."""
    cloth = view.part(Cloth)
    yield w.say("board.cloth", count=cloth.held[seat])
    places = [
        w.place(view, "corner", corner)
        for corner, traders in zip(cloth.villages, cloth.traders, strict=True)
        if seat in traders
    ]
    if places:
        yield w.say("board.cloth.trades", places="; ".join(places))


def glance(view: View, w: Words) -> Iterator[str]:
    """How many villages are empty, which may end the game."""
    if count := view.part(Cloth).left.count(0):
        yield w.say("alt.cloth", count=count)


def over(view: View, w: Words) -> Iterator[str]:
    """The end because too many villages are empty, and the tiebreaker."""
    if view.part(Cloth).is_over:
        yield w.say("board.cloth.over")


LINES = (
    Lines(
        Cloth,
        villages,
        trade,
        at_a_glance=glance,
        why_over=over,
        untold=("welcomed", "is_over"),
    ),
)
