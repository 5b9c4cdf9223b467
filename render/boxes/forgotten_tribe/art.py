"""The Forgotten Tribe in every theme: its gifts."""

from __future__ import annotations

from render.pen import Pen
from render.themes.classic.icons import card_back, star_points
from render.themes.theme import Additions, Art


def gift(pen: Pen, kind: str) -> None:
    """The art of a gift: a star for a point, or a development card."""
    pen.disc((0, 0), 35, "pale")
    pen.disc((0, 0), 31.5, "ink")
    pen.disc((0, 0), 27.5, "paper")
    if kind == "card":
        card_back(pen, 14, 19)
        return
    pen.polygon(star_points(24), "gold", "ink", 5)
    pen.polygon(star_points(23), "gold")


ADDITIONS = Additions(art={"gift": Art(80, 80, gift)}, catalogue=())
