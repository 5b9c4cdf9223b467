"""The marks of the seats, for readers who can't see the color."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point


def mark(pen: Pen, seat: str, at: Point, size: float, colour: str, ground: str) -> None:
    """The mark of the color *seat* in *colour*; *size* is half its height."""
    with pen.moved(at, size):
        match seat:
            case "red":
                pen.disc((0, 0), 1, colour)
            case "blue":
                pen.polygon([(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)], colour)
            case "white":
                pen.polygon([(0, -1.1), (1.1, 0.85), (-1.1, 0.85)], colour)
            case "orange":
                pen.polygon([(0, -1.2), (1.05, 0), (0, 1.2), (-1.05, 0)], colour)
            case "green":
                for x, y in ((0.38, 1.05), (1.05, 0.38)):
                    pen.polygon([(-x, -y), (x, -y), (x, y), (-x, y)], colour)
            case _:
                pen.disc((0, 0), 1.05, colour)
                pen.disc((0, 0), 0.55, ground)
