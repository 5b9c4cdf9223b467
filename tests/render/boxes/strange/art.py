"""The strange box in every theme: its chest."""

from __future__ import annotations

from render.pen import Pen
from render.themes.theme import Additions, Art


def chest(pen: Pen) -> None:
    """A box with a lid and a lock."""
    pen.box(-24, -16, 24, 20, 6, "chest", "ink", 4)
    pen.line([(-22, -2), (22, -2)], "ink", 4)
    pen.disc((0, 2), 6, "gold", "ink", 2)


ADDITIONS = Additions(
    art={"chest": Art(60, 60, chest)}, catalogue=(("chest", ()),), colours={"chest": "#8a5a2b"}
)
