"""The Pirate Islands in every theme: buoys, fortresses, lairs, beachheads, warships."""

from __future__ import annotations

from render.pen import Pen
from render.shapes import Point
from render.themes.classic.icons import sword
from render.themes.classic.marks import mark
from render.themes.theme import Additions, Art

WALLS: tuple[Point, ...] = (
    (-40, 30), (-40, -32), (-20, -32), (-20, -18), (-10, -18), (-10, -32), (10, -32), (10, -18),
    (20, -18), (20, -32), (40, -32), (40, 30),
)  # fmt: skip


def course(pen: Pen, is_corner: bool) -> None:
    """A buoy on the fleet's course."""
    pen.disc((0, 0), 10, "ink")
    pen.disc((0, 0), 7, "hot" if is_corner else "pale")


def fortress(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """Walls with battlements in the color of the seat that attacks them."""
    pen.polygon(WALLS, "pale", "pale", 12)
    pen.polygon(WALLS, "ink", "ink", 8)
    pen.polygon(WALLS, "steel.dark")
    pen.box(-30, -8, 30, 30, 3, seat)
    mark(pen, seat, (0, 11), 13, f"{seat}.on", seat)


def fort(pen: Pen, seat: str) -> None:
    """The fortress of a seat as a sign."""
    with pen.moved((0, 3), 0.62):
        fortress(pen, "", seat)


def lairs(pen: Pen, count: int) -> None:
    """The number of lairs that a fortress has left: a skull each."""
    for i in range(count):
        x = (i - (count - 1) / 2) * 34
        pen.disc((x, 0), 18, "ink")
        pen.disc((x, -2), 12, "pale")
        pen.box(x - 6, 5, x + 6, 12, 2, "pale")
        for eye in (-5, 5):
            pen.disc((x + eye, -2), 3.4, "ink")


def beachhead(pen: Pen, seat: str) -> None:
    """A flag where a seat may settle in the west."""
    pen.disc((0, 20), 9, "ink")
    pen.line([(0, 20), (0, -32)], "ink", 8)
    flag = [(0, -34), (34, -24), (0, -10)]
    pen.polygon(flag, "pale", "pale", 12)
    pen.polygon(flag, "ink", "ink", 7)
    pen.polygon(flag, seat)


def warship(pen: Pen) -> None:
    """A sword on an armed ship."""
    pen.disc((0, 0), 27, "ink")
    pen.disc((0, 0), 23, "gold")
    with pen.moved((0, 0), 0.74):
        sword(pen)


ADDITIONS = Additions(
    art={
        "course": Art(24, 24, course),
        "building.fortress": Art(120, 110, fortress),
        "fort": Art(76, 68, fort),
        "lairs": Art(108, 40, lairs),
        "beachhead": Art(90, 90, beachhead),
        "warship": Art(58, 58, warship),
    },
    catalogue=(),
)
