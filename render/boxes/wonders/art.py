"""The Wonders of Catan in every theme: a sign for each, and plates for two starting places."""

from __future__ import annotations

from collections.abc import Callable

from render.pen import Pen
from render.themes.theme import Additions, Art


def theatre(pen: Pen) -> None:
    """Rows of seats in a half round."""
    for radius, colour in ((25, "ink"), (22, "sand"), (16, "ink"), (13, "sand"), (7, "ink")):
        pen.arc((0, 10), radius / 2, radius / 2, 180, 360, colour, radius)
    pen.box(-26, 10, 26, 20, 2, "wood.light", "ink", 3)


def great_bridge(pen: Pen) -> None:
    """Two arches."""
    pen.box(-28, -14, 28, -2, 3, "steel", "ink", 3)
    for x in (-26, 0, 26):
        pen.box(x - 5, -4, x + 5, 22, 1, "steel", "ink", 3)
    for x in (-13, 13):
        pen.arc((x, 8), 9, 10, 190, 350, "ink", 3)


def monument(pen: Pen) -> None:
    """A needle of stone on a base."""
    pen.box(-20, 14, 20, 24, 2, "steel", "ink", 3)
    needle = [(-9, 14), (-6, -18), (0, -27), (6, -18), (9, 14)]
    pen.polygon(needle, "ink", "ink", 6)
    pen.polygon(needle, "ivory")
    pen.polygon([(0, -27), (6, -18), (9, 14), (1, 14)], "steel.dark")


def great_wall(pen: Pen) -> None:
    """A wall with battlements."""
    for x in (-27, -9, 9):
        pen.box(x, -18, x + 18 - 6, -4, 1, "wood.light", "ink", 3)
    pen.box(-29, -8, 27, 20, 2, "wood.light", "ink", 3)
    pen.line([(-26, 6), (24, 6)], "wood.dark", 3)
    for x, y in ((-12, -4), (8, -4), (-2, 10), (16, 10), (-20, 10)):
        pen.line([(x, y), (x, y + 6)], "wood.dark", 3)


def cathedral(pen: Pen) -> None:
    """A nave between two towers."""
    for x in (-17, 17):
        pen.polygon([(x - 8, -10), (x, -28), (x + 8, -10)], "steel.dark", "ink", 3)
        pen.box(x - 8, -11, x + 8, 23, 1, "ivory", "ink", 3)
    pen.polygon([(-9, -2), (0, -14), (9, -2), (9, 23), (-9, 23)], "ivory", "ink", 3)
    pen.disc((0, 4), 4.5, "violet")
    pen.box(-4, 12, 4, 23, 3, "ink")


def lighthouse(pen: Pen) -> None:
    """A striped tower with a lamp and two beams."""
    for side in (-1, 1):
        pen.polygon([(side * 6, -17), (side * 28, -23), (side * 28, -11)], "gold", "ink", 2)
    pen.polygon([(-7, -10), (7, -10), (11, 20), (-11, 20)], "ivory", "ink", 3)
    pen.polygon([(-8.2, -1), (8.2, -1), (9.4, 8), (-9.4, 8)], "ink")
    pen.box(-8, -22, 8, -11, 2, "gold", "ink", 3)
    pen.polygon([(-9, -21), (0, -28), (9, -21)], "steel.dark", "ink", 2)
    pen.box(-18, 18, 18, 24, 2, "steel", "ink", 3)


def colossus(pen: Pen) -> None:
    """A giant with a torch, a foot on either side."""
    for colour, wide in (("ink", 6), ("gold", 0)):
        pen.line([(7, -6), (18, -18)], colour, 7 + wide)
        for side in (-1, 1):
            pen.line([(side * 5, 4), (side * 13, 17)], colour, 8 + wide)
        pen.box(-10 - wide / 2, -10 - wide / 2, 10 + wide / 2, 8 + wide / 2, 4, colour)
        pen.disc((0, -19), 6 + wide / 2, colour)
    for side in (-1, 1):
        pen.box(side * 15 - 9, 17, side * 15 + 9, 24, 1, "steel", "ink", 3)
    pen.disc((19, -21), 6.5, "ink")
    pen.disc((19, -21), 4, "paper")


SIGNS: dict[str, Callable[[Pen], None]] = {
    "theatre": theatre,
    "great_bridge": great_bridge,
    "monument": monument,
    "great_wall": great_wall,
    "cathedral": cathedral,
    "lighthouse": lighthouse,
    "colossus": colossus,
}


def wonder(pen: Pen, name: str) -> None:
    """The sign of a wonder; a question mark where none is begun."""
    if name in SIGNS:
        SIGNS[name](pen)
    else:
        pen.text((0, 0), "–", 40, "grey")


def site(pen: Pen, name: str) -> None:
    """The place where a wonder can be begun: its sign on a small plate."""
    pen.disc((0, 0), 31, "ink")
    pen.disc((0, 0), 27.5, "paper")
    with pen.moved((0, 1), 0.78):
        wonder(pen, name)


ADDITIONS = Additions(
    art={"wonder": Art(70, 70, wonder), "wonder site": Art(70, 70, site)}, catalogue=()
)
