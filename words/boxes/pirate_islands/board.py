"""The Pirate Islands in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.pirate_islands.parts import Fleet, Raid
from words.board_parts import Lines
from words.voice import Words


def fleet(view: View, w: Words) -> Iterator[str]:
    """The fleet's hex and course, as long as it sails."""
    part = view.part(Fleet)
    if part.at is not None:
        yield w.say("board.fleet", hex=w.place(view, "hex", part.at))
        hexes = "; ".join(w.place(view, "hex", place) for place in part.course)
        yield w.say("board.fleet.course", hexes=hexes)


def glance(view: View, w: Words) -> Iterator[str]:
    """The fleet's hex, in a sentence of its own."""
    at = view.part(Fleet).at
    if at is not None:
        yield w.say("alt.fleet", hex=w.place(view, "hex", at))


def raid(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """A seat's progress toward its fortress."""
    part = view.part(Raid)
    if part.lairs[seat]:
        yield w.say("board.lairs", count=part.lairs[seat])
    yield w.say("board.beachhead", place=w.place(view, "corner", part.beachheads[seat]))
    yield w.say("board.line", count=len(part.lines[seat]))
    places = [w.place(view, "edge", edge) for edge in part.warships if view.edge_seat[edge] == seat]
    if places:
        yield w.say("board.warships", places="; ".join(places))


LINES = (
    Lines(Fleet, fleet, at_a_glance=glance),
    Lines(
        Raid,
        before_seat=raid,
        untold=("starts", "fortresses"),
        unglanced="each seat's line and fortress are long lists",
    ),
)
"""Fortresses are listed with the pieces; a line begins at the ship that was laid there first."""
