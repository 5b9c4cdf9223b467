"""Positions of figures on a hex: around its number, without overlap, upper ones first."""

from __future__ import annotations

import math
from random import Random

from render.shapes import Point


def ring(chance: Random, count: int, rx: float, ry: float, jitter: float = 8) -> list[Point]:
    """*count* places around the middle, upper ones first."""
    turn = chance.uniform(0, math.tau)
    spots = [
        (
            rx * math.cos(turn + math.tau * i / count) + chance.uniform(-jitter, jitter),
            ry * math.sin(turn + math.tau * i / count) + chance.uniform(-jitter, jitter),
        )
        for i in range(count)
    ]
    return sorted(spots, key=lambda spot: spot[1])


def blot(chance: Random, at: Point, rx: float, ry: float) -> list[Point]:
    """A soft uneven patch."""
    waves = [(k, chance.uniform(0.03, 0.12), chance.uniform(0, math.tau)) for k in (2, 3, 5)]
    points = []
    for i in range(40):
        angle = math.tau * i / 40
        reach = 1 + sum(size * math.sin(k * angle + shift) for k, size, shift in waves)
        points.append((at[0] + rx * reach * math.cos(angle), at[1] + ry * reach * math.sin(angle)))
    return points


def ridge(
    chance: Random, y: float, height: float, left: float = -125, right: float = 125
) -> list[Point]:
    """A rolling line from left to right about *y*."""
    one, two = chance.uniform(0, math.tau), chance.uniform(0, math.tau)
    points = []
    for i in range(33):
        x = left + (right - left) * i / 32
        lift = 0.65 * math.sin(x / 34 + one) + 0.35 * math.sin(x / 15 + two)
        points.append((x, y + lift * height))
    return points


def between(one: Point, other: Point, share: float) -> Point:
    """The point at a *share* of the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
