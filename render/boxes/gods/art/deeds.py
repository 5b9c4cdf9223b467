"""Signs between things where a god's effect is shown in signs."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point

GREEN, RED, SKY = "#2f9e44", "#c3161c", "#1c6fd1"


def deed(pen: Pen, kind: str) -> None:
    """The sign of this *kind*: a change into something, a thing kept, a thing seen."""
    match kind:
        case "to":
            _arrow(pen, (0, 0), 1)
        case "swap":
            _arrow(pen, (0, -17), 1)
            _arrow(pen, (0, 17), -1)
        case "kept":
            for colour, wide in (("ink", 26), (GREEN, 15)):
                pen.line([(-26, 2), (-8, 22), (28, -24)], colour, wide)
        case "none":
            for colour, wide in (("ink", 24), (RED, 13)):
                for side in (-1, 1):
                    pen.line([(-24, -24 * side), (24, 24 * side)], colour, wide)
        case _:
            eye = [(-44, 0), (-22, -22), (0, -28), (22, -22), (44, 0), (22, 22), (0, 28), (-22, 22)]
            pen.polygon(eye, "pale", "ink", 7)
            pen.disc((0, 0), 19, SKY, "ink", 5)
            pen.disc((0, 0), 8, "ink")


def _arrow(pen: Pen, at: Point, way: int) -> None:
    """An arrow to the right, or to the left."""
    with pen.moved(at, mirrored=way < 0):
        for colour, more in (("ink", 9.0), (GREEN, 0.0)):
            pen.line([(-30, 0), (12, 0)], colour, 10 + more)
            pen.polygon([(10, -17), (34, 0), (10, 17)], colour, colour, more)
