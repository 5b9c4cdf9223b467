"""The largest board that fits in its room without a panel on it: arithmetic alone."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeAlias

from render.desk import Desk
from render.shapes import Point

LEAST = 0.5
"""Below this unit of a public picture cards may cover part of the board."""
TRIES = 8
"""Steps from one end of the free room to the other in which the board is moved for panels."""
STEP = 1 / 32
SMALL = 0.8
"""Below this unit boards are fitted more closely, since each step is a larger share of them."""

Spot: TypeAlias = tuple[float, float, float, float]
"""A middle relative to the hex 0,0, a radius, and the minimum of that radius in pixels."""

Bounds: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom at unit 1, relative to the hex 0,0."""


def largest(
    room: Desk, bounds: Bounds, middle: Point, spots: Sequence[Spot]
) -> tuple[float, Point]:
    """The scale of a board with all of *bounds* in the room, and the place of its hex 0,0."""
    first = unit = scale_of(room, bounds)
    panels, left = room.panels, [*spots]
    while unit > LEAST:
        for origin in origins(room, bounds, middle, unit):
            if not _collides(panels, left, unit, origin):
                return unit, origin
        unit = _stepped(unit - (STEP if unit > SMALL else STEP / 4))
    unit = min(first, LEAST)
    return unit, next(origins(room, bounds, middle, unit))


def origins(room: Desk, bounds: Bounds, middle: Point, unit: float) -> Iterator[Point]:
    """Places for the hex 0,0 with all of *bounds* in the room: the *middle* in its middle first."""
    left, top, right, bottom = bounds
    x1, y1, x2, y2 = room.room
    ends = ((x1 - unit * left, x2 - unit * right), (y1 - unit * top, y2 - unit * bottom))
    middles = ((x1 + x2) / 2 - unit * middle[0], (y1 + y2) / 2 - unit * middle[1])
    best = held(middles[0], *ends[0]), held(middles[1], *ends[1])
    yield best
    xs, ys = ([one + (other - one) * i / TRIES for i in range(TRIES + 1)] for one, other in ends)
    yield from sorted(((x, y) for x in xs for y in ys), key=partial(math.dist, best))


def scale_of(room: Desk, bounds: Bounds) -> float:
    """The scale for *bounds* in the room."""
    left, top, right, bottom = bounds
    x1, y1, x2, y2 = room.room
    return _stepped(min((x2 - x1) / (right - left), (y2 - y1) / (bottom - top)))


def _stepped(unit: float) -> float:
    """The next lower scale in use; few different sizes mean few sprites to keep."""
    steps = 16 if unit > 1 else 32 if unit > SMALL else 128
    return math.floor(unit * steps) / steps


def held(value: float, one: float, other: float) -> float:
    """*value*, limited to the range between *one* and *other*."""
    return min(max(value, min(one, other)), max(one, other))


def _collides(panels: Sequence[Bounds], spots: list[Spot], unit: float, origin: Point) -> bool:
    """Whether a panel would cover one of these *spots*; one that is covered is first from now."""
    for i, (sx, sy, far, least) in enumerate(spots):
        x, y, reach = origin[0] + unit * sx, origin[1] + unit * sy, max(unit * far, least)
        for x1, y1, x2, y2 in panels:
            dx = x1 - x if x < x1 else x - x2 if x > x2 else 0.0
            dy = y1 - y if y < y1 else y - y2 if y > y2 else 0.0
            if dx * dx + dy * dy < reach * reach:
                spots.insert(0, spots.pop(i))
                return True
    return False
