"""
The weights that make the winners of known games likeliest.

Newton's steps toward the highest likelihood of a conditional logit, less a penalty for large
weights. It is concave, so there is one such set of weights. Features differ in size: the penalty
counts a weight times the usual difference of its feature between the seats of a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from operator import mul

from game.computer.chances import shares
from training.calibration import Judged, likelihood
from training.positions import Position

PENALTY = 60.0
"""Half of the penalty for a weight of 1, in positions' worth of likelihood."""
STEPS = 12
"""Maximum number of steps; about six are enough."""
ENOUGH = 1e-4
"""A step that gains less than this is the last."""

Vector = list[float]


def spreads(found: Sequence[Position]) -> Vector:
    """By feature, its standard deviation between the seats of a table; 1 if there is none."""
    squares, count = [0.0] * len(found[0].seats[0]), 0
    for one in found:
        means = [sum(column) / len(one.seats) for column in zip(*one.seats, strict=True)]
        count += len(one.seats)
        for seat in one.seats:
            for i, (value, mean) in enumerate(zip(seat, means, strict=True)):
                squares[i] += (value - mean) ** 2
    return [sqrt(square / count) or 1.0 for square in squares]


def fitted(found: Sequence[Position], penalty: float = PENALTY) -> Vector:
    """The weights that fit *found*."""
    sizes = spreads(found)
    scaled = [
        Position(
            tuple(tuple(map(_over, seat, sizes)) for seat in one.seats),
            one.winner,
        )
        for one in found
    ]
    weights, best = [0.0] * len(sizes), float("-inf")
    for _ in range(STEPS):
        gradient, curve = _slopes(scaled, weights, penalty)
        step = solved(curve, gradient)
        weights, value = _along(scaled, weights, step, penalty)
        if value < best + ENOUGH:
            break
        best = value
    return list(map(_over, weights, sizes))


def _over(value: float, size: float) -> float:
    return value / size


def _worth(found: Sequence[Position], weights: Vector, penalty: float) -> float:
    judged = [Judged(shares(one.seats, weights), one.winner) for one in found]
    size: float = sum(map(mul, weights, weights))
    return likelihood(judged) * len(found) - penalty * size


def _along(
    found: Sequence[Position], weights: Vector, step: Vector, penalty: float
) -> tuple[Vector, float]:
    """The weights after *step*, or after a part of it that improves them; and their worth."""
    before, part = _worth(found, weights, penalty), 1.0
    while part > ENOUGH:
        after = [weight + part * more for weight, more in zip(weights, step, strict=True)]
        value = _worth(found, after, penalty)
        if value > before:
            return after, value
        part /= 2
    return weights, before


def _slopes(
    found: Iterable[Position], weights: Vector, penalty: float
) -> tuple[Vector, list[Vector]]:
    """The gradient, and minus the second derivatives."""
    size = len(weights)
    gradient = [-2 * penalty * weight for weight in weights]
    curve = [[2 * penalty * (i == j) for j in range(size)] for i in range(size)]
    for one in found:
        parts = shares(one.seats, weights)
        mean = [sum(map(mul, parts, column)) for column in zip(*one.seats, strict=True)]
        for i, value in enumerate(one.seats[one.winner]):
            gradient[i] += value - mean[i]
        for part, seat in zip(parts, one.seats, strict=True):
            apart = [value - middle for value, middle in zip(seat, mean, strict=True)]
            for i, value in enumerate(apart):
                factor, row = part * value, curve[i]
                for j in range(i + 1):
                    row[j] += factor * apart[j]
    for i in range(size):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return gradient, curve


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> Vector:
    """The solution of *matrix* · x = *right*, by Gauss's elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(map(mul, rows[i][i + 1 : size], found[i + 1 :]))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
