"""The site of a pyramid: thirty spaces on four levels, and the blocks laid on them."""

from __future__ import annotations

from collections.abc import Iterator

from game import COLOURS
from render.pen import Pen
from render.shapes import Point
from render.themes.classic.marks import mark

WIDE, DEEP, HIGH = 22.5, 12.0, 19.0
"""Half a block's width and depth on the sheet, and its height, in pixels."""
SIZES = (4, 3, 2, 1)
"""Number of blocks side by side on each level."""
STONE, LINE = "#e8d29b", "#a67f3f"


def site(pen: Pen, laid: str) -> None:
    """The blocks of these colors, the first ones lowest; "gold" is the color of the pharaoh's."""
    with pen.moved((0, 26)):
        pen.polygon(_top((0, 0), 4.6, 0), "shade")
        pen.polygon(_top((0, 0), 4.35, 0), STONE, LINE, 4)
        for i in range(1, 4):
            for one, other in (((i - 2, -2), (i - 2, 2)), ((-2, i - 2), (2, i - 2))):
                pen.line([_spot(*one, 0), _spot(*other, 0)], LINE, 2)
        colours = laid.split(",") if laid else []
        for colour, (x, y, level) in zip(colours, _spaces(), strict=False):
            block(pen, colour, (x, y), level)


def block(pen: Pen, colour: str, at: Point, level: float) -> None:
    """One block of a color, with its foot at *at* of the grid."""
    name = "block.gold" if colour == "gold" else colour
    north, east, south, west = _top(at, 1, level + 1)
    down = [(x, y + HIGH) for x, y in (east, south, west)]
    pen.polygon([north, east, down[0], down[1], down[2], west], "ink", "ink", 3.4)
    pen.polygon([west, south, down[1], down[2]], name)
    pen.polygon([south, east, down[0], down[1]], f"{name}.dark")
    pen.polygon([north, east, south, west], f"{name}.light")
    if colour in COLOURS:
        mark(pen, colour, _spot(*at, level + 1), 6.6, "ink", f"{name}.light")


def _spaces() -> Iterator[tuple[float, float, int]]:
    """The middle of each space, lowest level first, the rear one first."""
    for level, size in enumerate(SIZES):
        grid = [(x - (size - 1) / 2, y - (size - 1) / 2) for x in range(size) for y in range(size)]
        for x, y in sorted(grid, key=sum):
            yield x, y, level


def _spot(x: float, y: float, level: float) -> Point:
    return (x - y) * WIDE, (x + y) * DEEP - level * HIGH


def _top(at: Point, size: float, level: float) -> tuple[Point, Point, Point, Point]:
    """The corners of a square of the grid: north, east, south and west."""
    (x, y), h = at, size / 2
    corners = ((x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h))
    north, east, south, west = (_spot(a, b, level) for a, b in corners)
    return north, east, south, west


def block_sign(pen: Pen, colour: str) -> None:
    """One block, shown before a seat's number of blocks."""
    with pen.moved((0, 7), 0.98):
        block(pen, colour, (0, 0), 0)


def gold_sign(pen: Pen, number: int) -> None:
    """One of the pharaoh's blocks, with the number revealed last."""
    outline = [(-36, -16), (-28, -28), (36, -28), (36, 17), (29, 28), (-36, 28)]
    pen.polygon(outline, "block.gold.dark", "ink", 4)
    pen.polygon([(-36, -16), (-28, -28), (36, -28), (29, -16)], "block.gold.light")
    pen.polygon([(-36, -16), (29, -16), (29, 28), (-36, 28)], "block.gold")
    if number:
        pen.text((-3.5, 6), str(number), 53, "ink")
