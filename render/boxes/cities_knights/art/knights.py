"""
Knights: a helmet in the seat's color with its mark, and a shield with the level.

An active knight has a golden shield and a drawn sword, a resting one a gray shield and none, so
that they can be told apart without colors. The stronger, the more there is on the helmet.
"""

from __future__ import annotations

from game.cities_knights.rows import KNIGHTS
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.icons import star_points
from render.themes.classic.marks import mark

SHIELD: tuple[Point, ...] = (
    (-25, -9), (0, -14), (25, -9), (25, 13), (17, 29), (0, 38), (-17, 29), (-25, 13),
)  # fmt: skip
HELMET: tuple[Point, ...] = (
    (-18, -9), (-19, -23), (-14, -36), (0, -42), (14, -36), (19, -23), (18, -9),
)  # fmt: skip
CROWN: tuple[Point, ...] = (
    (-17, -33), (-20, -51), (-9, -43), (0, -54), (9, -43), (20, -51), (17, -33),
)  # fmt: skip
REST = "#aab4be"
"""The shaded half of a resting knight's shield."""
BLADE: tuple[Point, Point] = ((27, 9), (34, -42))


def knight(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """A knight of its level; *look* is 1 for an active one."""
    level = KNIGHTS.index(piece) + 1
    pen.oval((3, 36), 26, 7, "shade")
    for colour, wide in (("pale", 11), ("ink", 7)):
        pen.polygon(SHIELD, colour, colour, wide)
        pen.polygon(HELMET, colour, colour, wide)
        _crest(pen, level, colour, wide, "")
        if look:
            _sword(pen, colour, wide)
    if look:
        _sword(pen, "", 0)
    _crest(pen, level, "", 0, seat)
    pen.polygon(HELMET, seat)
    pen.polygon([(-16, -23), (-12, -34), (0, -40), (-2, -29), (-9, -20)], f"{seat}.light")
    mark(pen, seat, (1, -25), 9, f"{seat}.on", seat)
    pen.polygon(SHIELD, "gold" if look else "steel", "ink", 4)
    if not look:
        pen.polygon([(0, -12), (23, -7), (23, 13), (16, 27), (0, 35)], REST)
    pen.text((0, 11), str(level), 52, "ink")


def _crest(pen: Pen, level: int, colour: str, wide: float, seat: str) -> None:
    """The ornament of a helmet: nothing, a plume, a crown."""
    if level == 2:
        if colour:
            pen.disc((0, -48), 7 + wide / 2, colour)
        else:
            pen.disc((0, -48), 7, "hot")
    elif level == 3:
        pen.polygon(CROWN, colour or "gold", colour or "gold", wide)


def _sword(pen: Pen, colour: str, wide: float) -> None:
    pen.line(BLADE, colour or "pale", 9 + wide)
    pen.line([(18, -6), (40, -3)], colour or "gold", 7 + wide)


def sign(pen: Pen) -> None:
    """A helmet over crossed swords: the strength of knights."""
    for side in (-1, 1):
        pen.line([(-20 * side, 24), (18 * side, -22)], "ink", 11)
        pen.line([(-17 * side, 20), (17 * side, -20)], "ivory", 5.5)
        pen.line([(-21 * side, 10), (-9 * side, 22)], "ink", 8)
        pen.line([(-20 * side, 11), (-10 * side, 21)], "gold", 4)


def strength(pen: Pen, active: int, every: int) -> None:
    """The total strength of a seat's active knights, out of all that it has."""
    if active > 9 or every > 9:
        with pen.moved((-46, 0), 0.5):
            sign(pen)
        pen.text((-7, 0), str(active), 53, "ink")
        pen.text((41, 7), f"/{every}", 26, "state.later")
        return
    with pen.moved((-36, 0), 0.88):
        sign(pen)
    pen.text((5, 0), str(active), 53, "ink")
    pen.text((37, 6), f"/{every}", 38, "state.later")


def defender(pen: Pen, count: int) -> None:
    """How often a seat alone was the best defender of the island: a point each."""
    with pen.moved((0, -12)):
        pen.polygon(SHIELD, "ink", "ink", 7)
        pen.polygon(SHIELD, "violet")
    pen.text((0, -1), str(count), 53, "gold")


def defender_sign(pen: Pen) -> None:
    """The shield of the best defender, for use in texts."""
    with pen.moved((0, -28), 2.2):
        pen.polygon(SHIELD, "ink", "ink", 6)
        pen.polygon(SHIELD, "violet")
    pen.polygon(star_points(42), "gold")
