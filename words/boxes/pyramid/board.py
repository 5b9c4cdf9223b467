"""The Great Pyramid in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.pyramid.parts import Nile, Pyramid
from words.board_parts import Lines
from words.ground import Ground
from words.places import names_of
from words.voice import Words


def river(view: View, w: Words) -> Iterator[str]:
    """The paths that the river crosses."""
    edges = names_of(w, Ground.of(view)).edges
    yield w.say("board.nile", paths="; ".join(edges[path] for path in view.part(Nile).paths))


def growth(view: View, w: Words) -> Iterator[str]:
    """The height of the pyramid, and the numbers that the pharaoh has revealed."""
    pyramid = view.part(Pyramid)
    yield w.say("board.pyramid", count=len(pyramid.laid), row=pyramid.level)
    numbers = ", ".join(map(str, pyramid.numbers))
    key = "board.pharaoh" if numbers else "board.pharaoh.none"
    yield w.say(key, count=pyramid.gold, numbers=numbers)


def blocks(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The blocks of a seat, and the Vizier's Favor."""
    pyramid = view.part(Pyramid)
    yield w.say("board.blocks", count=pyramid.blocks(seat))
    if pyramid.favor == seat:
        is_used = pyramid.used == view.stint
        yield w.say("board.favor.used" if is_used else "board.favor")


def glance(view: View, w: Words) -> Iterator[str]:
    """The height of the pyramid, and the pharaoh's blocks left until its end."""
    pyramid = view.part(Pyramid)
    yield w.say("alt.pyramid", count=len(pyramid.laid), blocks=pyramid.gold)


def done(view: View, w: Words) -> Iterator[str]:
    """The end because the pyramid is done, and the tiebreaker between equal points."""
    if view.part(Pyramid).is_done:
        yield w.say("board.pyramid.done")


LINES = (
    Lines(Nile, river, untold=("hexes",), unglanced="the river never changes"),
    Lines(Pyramid, growth, blocks, at_a_glance=glance, why_over=done),
)
"""The hexes that the river parts are those beside its paths."""
