"""The Pirate Islands in every theme: the fleet's way, fortresses, lairs, beachheads, warships."""

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
    """A buoy on the fleet's way."""
    pen.disc((0, 0), 10, "ink")
    pen.disc((0, 0), 7, "hot" if is_corner else "pale")


def fortress(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """Walls with battlements in the colour of who has to take them."""
    pen.polygon(WALLS, "pale", "pale", 12)
    pen.polygon(WALLS, "ink", "ink", 8)
    pen.polygon(WALLS, "steel.dark")
    pen.box(-30, -8, 30, 30, 3, seat)
    mark(pen, seat, (0, 11), 13, f"{seat}.on", seat)


def lairs(pen: Pen, count: int) -> None:
    """How many lairs a fortress has left."""
    for i in range(count):
        at = ((i - (count - 1) / 2) * 24, 0)
        pen.disc(at, 14, "pale")
        pen.disc(at, 11.5, "night")
        pen.disc((at[0], at[1] - 1), 5.6, "pale")
        pen.box(at[0] - 3, at[1] + 2, at[0] + 3, at[1] + 7, 1, "pale")


def beachhead(pen: Pen, seat: str) -> None:
    """A flag where a seat may settle in the west."""
    pen.disc((0, 20), 9, "ink")
    pen.line([(0, 20), (0, -32)], "ink", 8)
    flag = [(0, -34), (34, -24), (0, -10)]
    pen.polygon(flag, "pale", "pale", 12)
    pen.polygon(flag, "ink", "ink", 7)
    pen.polygon(flag, seat)


def warship(pen: Pen) -> None:
    """Sword and shield on a ship that is armed."""
    pen.disc((0, 0), 22, "pale")
    pen.disc((0, 0), 19, "ink")
    with pen.moved((0, 0), 0.62):
        sword(pen)


ADDITIONS = Additions(
    art={
        "course": Art(24, 24, course),
        "building.fortress": Art(120, 110, fortress),
        "lairs": Art(90, 40, lairs),
        "beachhead": Art(90, 90, beachhead),
        "warship": Art(50, 50, warship),
    },
    catalogue=(),
)
