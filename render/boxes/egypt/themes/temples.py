"""Settlements of mud brick, and four temple cities that are worth the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.pen import Pen
from render.shapes import Point
from render.themes.classic import pieces
from render.themes.classic.marks import mark


def building(pen: Pen, piece: str, seat: str, look: int = 0) -> None:
    """A house, or a temple in one of its looks; other buildings look as in the classic theme."""
    match piece:
        case "settlement":
            house(pen, seat)
        case "city":
            TEMPLES[look % len(TEMPLES)](pen, seat)
        case _:
            pieces.building(pen, piece, seat)


def _rim(pen: Pen, *outlines: Sequence[Point]) -> None:
    for colour, wide in (("pale", 12.0), ("ink", 7.0)):
        for outline in outlines:
            pen.polygon(outline, colour, colour, wide)


def house(pen: Pen, seat: str) -> None:
    """A house with a flat roof, and a room on it."""
    pen.oval((3, 23), 34, 8, "shade")
    low: list[Point] = [(-25, -8), (25, -8), (27, 21), (-27, 21)]
    high: list[Point] = [(-23, -29), (4, -29), (5, -8), (-24, -8)]
    _rim(pen, low, high)
    pen.polygon(high, seat)
    pen.polygon([(-23, -29), (4, -29), (4, -23), (-23, -23)], f"{seat}.light")
    pen.polygon([(-8, -20), (-1, -20), (-1, -9), (-8, -9)], f"{seat}.dark")
    pen.polygon(low, seat)
    pen.polygon([(-25, -8), (25, -8), (25, -3), (-25, -3)], f"{seat}.light")
    pen.polygon([(12, 4), (21, 4), (22, 21), (12, 21)], f"{seat}.dark")
    mark(pen, seat, (-7, 9), 9, f"{seat}.on", seat)


def edfu(pen: Pen, seat: str) -> None:
    """Two towers with flags beside a gate."""
    pen.oval((3, 32), 48, 9, "shade")
    towers: list[list[Point]] = [
        [(-35, -22), (-12, -22), (-8, 30), (-42, 30)],
        [(12, -22), (35, -22), (42, 30), (8, 30)],
    ]
    gate: list[Point] = [(-14, -6), (14, -6), (14, 30), (-14, 30)]
    flags: list[list[Point]] = [[(x, -22), (x, -43)] for x in (-24, 24)]
    for colour, wide in (("pale", 16), ("ink", 11)):
        for flag in flags:
            pen.line(flag, colour, wide)
    _rim(pen, *towers, gate)
    for flag in flags:
        pen.line(flag, "wood.light", 3)
        (x, _), (_, top) = flag
        pen.polygon([(x, top), (x + 13, top + 5), (x, top + 10)], f"{seat}.light")
    pen.polygon(gate, f"{seat}.dark")
    pen.polygon([(-6, 8), (6, 8), (6, 30), (-6, 30)], "ink")
    for tower in towers:
        (left, top), (right, _) = tower[:2]
        pen.polygon(tower, seat)
        pen.polygon([(left - 3, top), (right + 3, top), (right + 1, top + 7), (left - 1, top + 7)],
                    f"{seat}.light")  # fmt: skip
    pen.polygon([(-14, -6), (14, -6), (14, 0), (-14, 0)], f"{seat}.light")
    for x in (-25, 25):
        mark(pen, seat, (x, 7), 9, f"{seat}.on", seat)


def abu_simbel(pen: Pen, seat: str) -> None:
    """A cliff with kings seated before it."""
    pen.oval((3, 32), 48, 9, "shade")
    cliff: list[Point] = [(-36, -32), (-18, -40), (18, -40), (36, -32), (43, 30), (-43, 30)]
    _rim(pen, cliff)
    pen.polygon(cliff, seat)
    pen.polygon([(-36, -32), (-18, -40), (18, -40), (36, -32), (36, -26), (-36, -26)],
                f"{seat}.light")  # fmt: skip
    pen.polygon([(-7, 8), (7, 8), (7, 30), (-7, 30)], "ink")
    for x in (-30, -16, 16, 30):
        pen.disc((x, -1), 5.2, f"{seat}.dark")
        pen.polygon([(x - 6, 4), (x + 6, 4), (x + 7, 30), (x - 7, 30)], f"{seat}.dark")
        pen.polygon([(x - 3, 14), (x + 3, 14), (x + 3, 30), (x - 3, 30)], f"{seat}.light")
    mark(pen, seat, (0, -12), 11, f"{seat}.on", seat)


def djoser(pen: Pen, seat: str) -> None:
    """A pyramid of steps."""
    pen.oval((3, 32), 50, 9, "shade")
    steps = [
        [(-w, y), (w, y), (w + 3, y + 16), (-w - 3, y + 16)]
        for w, y in ((12.0, -46.0), (21.0, -31.0), (31.0, -16.0), (41.0, -1.0), (46.0, 14.0))
    ]
    _rim(pen, *steps)
    for step in steps:
        (left, top), (right, _), *_ = step
        pen.polygon(step, seat)
        pen.polygon([(4, top), (right, top), step[2], (4, top + 16)], f"{seat}.dark")
        pen.polygon([(left, top), (right, top), (right, top + 5), (left, top + 5)],
                    f"{seat}.light")  # fmt: skip
    for x, y, size in ((-24, 16, 10), (-8, -14, 8)):
        mark(pen, seat, (x, y), size, f"{seat}.on", seat)


def sphinx(pen: Pen, seat: str) -> None:
    """A lion at rest with a king's head."""
    pen.oval((3, 32), 50, 9, "shade")
    body: list[Point] = [
        (-14, -8), (20, -8), (38, 0), (44, 14), (44, 30), (-46, 30), (-46, 20), (-24, 17),
    ]  # fmt: skip
    cloth: list[Point] = [(-30, -44), (-6, -44), (3, -10), (-4, -2), (-34, -2), (-40, -10)]
    _rim(pen, body, cloth)
    pen.polygon(body, seat)
    pen.polygon([(-46, 20), (-18, 18), (12, 24), (12, 30), (-46, 30)], f"{seat}.light")
    pen.line([(20, 14), (26, 10), (36, 13), (40, 29)], f"{seat}.dark", 4)
    pen.polygon(cloth, f"{seat}.dark")
    for y in (-34, -24, -14):
        pen.line([(-33, y), (-28, y)], "gold", 3.4)
        pen.line([(-8, y), (-3, y)], "gold", 3.4)
    pen.polygon([(-26, -36), (-10, -36), (-9, -16), (-14, -8), (-22, -8), (-27, -16)],
                f"{seat}.light")  # fmt: skip
    for x in (-22, -14):
        pen.disc((x, -25), 2.2, "ink")
    pen.line([(-21, -14), (-15, -14)], "ink", 2.4)
    mark(pen, seat, (10, 8), 10, f"{seat}.on", seat)


TEMPLES: tuple[Callable[[Pen, str], None], ...] = (edfu, abu_simbel, djoser, sphinx)
