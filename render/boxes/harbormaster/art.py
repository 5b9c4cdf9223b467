"""The Harbormaster in every theme: an anchor, the sign of the award."""

from __future__ import annotations

from render.pen import Pen
from render.themes.theme import Additions, Art


def anchor(pen: Pen, name: str) -> None:
    """An anchor."""
    for colour, wide in (("ink", 11.0), ("steel", 5.0)):
        pen.line([(0, -12), (0, 20)], colour, wide)
        pen.line([(-10, -6), (10, -6)], colour, wide)
        pen.arc((0, 2), 19, 18, 20, 160, colour, wide)
        pen.disc((0, -17), 4.5 + wide / 2, colour)
    pen.disc((0, -17), 3, "ink")


ADDITIONS = Additions(art={"icon.harbormaster": Art(56, 60, anchor)}, catalogue=())
