"""The marks of the seats: whoever does not see the colour sees the mark."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point


def mark(pen: Pen, seat: str, at: Point, size: float, colour: str, ground: str) -> None:
    """The mark of the colour *seat* in *colour*, *size* being half its height."""
    x, y = at
    s = size
    match seat:
        case "red":
            pen.disc(at, s, colour)
        case "blue":
            pen.polygon([(x - s * 0.88, y - s * 0.88), (x + s * 0.88, y - s * 0.88), (x + s * 0.88, y + s * 0.88), (x - s * 0.88, y + s * 0.88)], colour)
        case "white":
            pen.polygon([(x, y - s * 1.1), (x + s * 1.1, y + s * 0.85), (x - s * 1.1, y + s * 0.85)], colour)
        case "orange":
            pen.polygon([(x, y - s * 1.2), (x + s * 1.05, y), (x, y + s * 1.2), (x - s * 1.05, y)], colour)
        case "green":
            t = s * 0.38
            pen.polygon([(x - t, y - s * 1.05), (x + t, y - s * 1.05), (x + t, y + s * 1.05), (x - t, y + s * 1.05)], colour)
            pen.polygon([(x - s * 1.05, y - t), (x + s * 1.05, y - t), (x + s * 1.05, y + t), (x - s * 1.05, y + t)], colour)
        case _:
            pen.disc(at, s * 1.05, colour)
            pen.disc(at, s * 0.55, ground)
