"""Art for cities and the pieces around them: walls, metropolises, tipped cities, the merchant."""

from __future__ import annotations

from render.boxes.cities_knights.art import tracks
from render.pen import Pen
from render.shapes import Point
from render.themes.classic import pieces
from render.themes.classic.icons import star_points
from render.themes.classic.marks import mark

SHADED = "#b07a00"
"""Gold in shadow, in every theme."""
WALL: tuple[Point, ...] = (
    (-54, 12), (-40, 12), (-40, 24), (-27, 24), (-27, 31), (-14, 31), (-14, 24), (0, 24), (0, 31),
    (14, 31), (14, 24), (27, 24), (27, 31), (40, 31), (40, 12), (54, 12), (54, 47), (-54, 47),
)  # fmt: skip
"""A wall with a tower at each end."""


def wall(pen: Pen) -> None:
    """A wall in front of its city."""
    for colour, wide in (("pale", 12), ("ink", 7)):
        pen.polygon(WALL, colour, colour, wide)
    pen.polygon(WALL, "wall")
    pen.polygon([(-54, 40), (54, 40), (54, 47), (-54, 47)], "wall.dark")
    for x in (-54, 40):
        pen.polygon([(x, 12), (x + 14, 12), (x + 14, 18), (x, 18)], "ivory")
    for x in (-47, 47):
        pen.line([(x, 25), (x, 32)], "ink", 4)


def walled(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """A city behind its wall: the ghost of a wall takes the place of its city."""
    pieces.city(pen, seat)
    wall(pen)


def metropolis(pen: Pen, track: str) -> None:
    """The sign of its track on a golden tower, over its city; a star for any of them."""
    tower: list[Point] = [
        (-25, 26), (-25, -22), (-33, -22), (-33, -44), (-20, -44), (-20, -35), (-8, -35),
        (-8, -44), (8, -44), (8, -35), (20, -35), (20, -44), (33, -44), (33, -22), (25, -22),
        (25, 26),
    ]  # fmt: skip
    for colour, wide in (("pale", 9), ("ink", 6)):
        pen.polygon(tower, colour, colour, wide)
    pen.polygon(tower, "gold")
    pen.polygon([(8, -35), *tower[10:], (10, 26)], SHADED)
    if track:
        with pen.moved((0, 2), 0.82):
            tracks.sign(pen, track)
    else:
        pen.polygon(star_points(24), "pale", "ink", 4)


def tipped(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """A city lying on its side."""
    pen.oval((0, 30), 42, 8, "shade")
    outline: list[Point] = [
        (-30, 27), (-30, -38), (-8, -38), (8, -38), (8, -6), (14, -6), (17, -2), (46, 12),
        (16, 32), (16, 27),
    ]  # fmt: skip
    for colour, wide in (("pale", 12), ("ink", 7)):
        pen.polygon(outline, colour, colour, wide)
    pen.polygon([(-30, 27), (-30, -2), (16, -2), (16, 27)], seat)
    pen.polygon([(16, -5), (46, 12), (16, 32)], f"{seat}.light")
    pen.polygon([(-30, -2), (-30, -38), (-12, -38), (-12, -2)], f"{seat}.dark")
    pen.polygon([(-12, -2), (-12, -38), (8, -38), (8, -2)], f"{seat}.light")
    mark(pen, seat, (-6, 12), 10, f"{seat}.on", seat)


def merchant(pen: Pen, seat: str) -> None:
    """A merchant under a broad hat, in his owner's colors, with a purse of gold."""
    pen.oval((3, 40), 30, 8, "shade")
    cloak: list[Point] = [(-12, -12), (12, -12), (26, 38), (-26, 38)]
    brim: list[Point] = [(-31, -20), (31, -20), (24, -29), (-24, -29)]
    top: list[Point] = [(-15, -26), (-10, -50), (12, -50), (16, -26)]
    for colour, wide in (("pale", 13), ("ink", 7)):
        for part in (cloak, brim, top):
            pen.polygon(part, colour, colour, wide)
        pen.disc((0, -14), 14 + wide / 2, colour)
        pen.disc((24, 26), 13 + wide / 2, colour)
    pen.disc((0, -14), 14, "#e8b98a")
    pen.polygon(cloak, seat)
    pen.polygon([(2, -4), (12, -12), (26, 38), (8, 38)], f"{seat}.dark")
    pen.disc((0, -13), 12, "#e8b98a")
    for x in (-5, 5):
        pen.disc((x, -14), 2.2, "ink")
    pen.polygon(brim, "violet", "ink", 3)
    pen.polygon(top, "violet")
    pen.line([(-13, -31), (14, -31)], "gold", 6)
    mark(pen, seat, (-3, 18), 11, f"{seat}.on", seat)
    pen.disc((24, 26), 13, "gold", "ink", 3)
    pen.line([(19, 15), (29, 15)], "ink", 5)
