"""The back of a progress card: the color of its deck with its sign."""

from __future__ import annotations

from render.boxes.cities_knights.art import tracks
from render.pen import Pen


def back(pen: Pen, track: str, w: float, h: float, round_: float) -> None:
    """A card's back, reaching this many pixels across and up from its middle."""
    pen.box(-w, -h, w, h, round_, "ink")
    pen.box(-w + 3.4, -h + 3.4, w - 3.4, h - 3.4, round_ * 0.7, "ivory")
    with pen.moved((0, 0), w / 30):
        tracks.sign(pen, track)


def row(pen: Pen, track: str) -> None:
    """A deck in the bank."""
    back(pen, track, 23, 27, 8)


def small(pen: Pen, track: str) -> None:
    """A deck within texts."""
    back(pen, track, 46, 58, 18)


def fan(pen: Pen) -> None:
    """A card of each deck: any progress card."""
    for i, track in enumerate(("science", "politics", "trade")):
        with pen.moved((26 - 26 * i, (-14, 0, 14)[i])):
            back(pen, track, 30, 42, 12)
