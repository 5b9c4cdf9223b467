"""
Charts: numbers as shapes, in a given room of the picture.

Every value is also written as a figure, large enough for a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from render.lettering import fitted, width
from render.scene import Player
from render.shapes import Box, Curve, Point, Shape, Sprite, Text

LABEL = 46
"""Font size of figures, in pixels at scale 1."""
COUNT = 50
"""Font size of the counts of sums, where there is room, in pixels at scale 1."""
SUM = 40
"""Font size of the sums under their bars, in pixels at scale 1."""
TITLE = (54, 40)
"""The largest and the smallest font size of a chart's title, in pixels at scale 1."""
SEVEN = 7
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""Possible numbers of cards between two lines of the grid."""

Room = tuple[float, float, float, float]
"""Left, top, right and bottom in pixels at scale 1."""


def title(words: str, room: Room, scale: float) -> Iterator[Shape]:
    """The title of a chart, above it."""
    left, top, right, _ = room
    said, size = fitted(words, right - left, *TITLE)
    yield Text(said, (left * scale, (top + 30) * scale), round(size * scale), "ink", "left")


def histogram(
    sums: Mapping[int, int],
    expected: Mapping[int, float],
    legend: str,
    room: Room,
    scale: float,
) -> Iterator[Shape]:
    """
    A bar for each sum of the dice, and a line at the height that fair dice would give.

    Under each bar is its sum, as on a hex, and below that how often it came: clear of the line.
    """
    left, top, right, bottom = room
    floor, ceiling = bottom - 132, top + 74
    step = (right - left) / len(sums)
    most = max(1, *sums.values(), *expected.values())
    high = (floor - ceiling) / most
    wide = step * 0.39
    counted = min(fitted(str(count), step - 14, COUNT, 30)[1] for count in sums.values())

    def box(x: float, y: float, x2: float, y2: float, colour: str, radius: float = 0) -> Shape:
        return Box(x * scale, y * scale, x2 * scale, y2 * scale, colour, radius * scale)

    yield box(left, floor, right, floor + 4, "ink")
    for i, (number, count) in enumerate(sums.items()):
        x = left + (i + 0.5) * step
        peak = floor - count * high
        if count:
            yield box(x - wide - 3, peak - 3, x + wide + 3, floor, "ink", 6)
            colour = "hot" if number == SEVEN else "wood.light"
            yield box(x - wide, peak, x + wide, floor, colour, 4)
        fair = floor - expected[number] * high
        yield box(x - step / 2 + 3, fair - 5, x + step / 2 - 3, fair + 5, "paper")
        yield box(x - step / 2 + 3, fair - 3, x + step / 2 - 3, fair + 3, "blue")
        spot = (x * scale, (floor + 40) * scale)
        colour = "hot" if number == SEVEN else "wood.light"
        yield box(x - 29, floor + 10, x + 29, floor + 70, "ink", 14)
        yield box(x - 26, floor + 13, x + 26, floor + 67, colour, 11)
        yield Text(str(number), spot, round(SUM * scale), "pale" if number == SEVEN else "ink")
        spot = (x * scale, (floor + 102) * scale)
        yield Text(str(count), spot, round(counted * scale), "ink" if count else "grey")
    said, size = fitted(legend, right - left - 90, 42, 34)
    y = top + 30
    yield box(left, y - 3, left + 60, y + 3, "blue")
    yield Text(said, ((left + 78) * scale, y * scale), round(size * scale), "ink", "left")


def race(
    totals: Sequence[Sequence[int]], players: Sequence[Player], room: Room, scale: float
) -> Iterator[Shape]:
    """A line for each seat from zero to its last total, which is written at its end."""
    left, top, right, bottom = room
    seats = range(len(players))
    most = max((max(line) for line in totals), default=0) or 1
    step = next((s for s in STEPS if most / s <= 5), most)
    labels = max(width(str(most), LABEL), width(str(step * 5), LABEL))
    ends = right - labels - 84
    start = left + labels + 16
    floor, ceiling = bottom - 62, top + 24
    high, far = (floor - ceiling) / most, (ends - start) / max(1, len(totals))

    def at(roll: float, count: float) -> Point:
        return (start + roll * far) * scale, (floor - count * high) * scale

    def figure(words: str, x: float, y: float, anchor: str, colour: str = "ink") -> Shape:
        size = round(LABEL * scale)
        return Text(words, (x * scale, y * scale), size, colour, anchor)  # type: ignore[arg-type]

    for count in range(0, most + 1, step):
        y = floor - count * high
        yield Box(start * scale, (y - 1) * scale, ends * scale, (y + 2) * scale, "paper.dark")
        yield figure(str(count), start - 14, y, "right", "grey")
    yield Box(start * scale, floor * scale, ends * scale, (floor + 4) * scale, "ink")
    yield figure(str(len(totals)), ends, floor + 36, "middle")
    last = totals[-1] if totals else [0] * len(players)
    order = sorted(seats, key=lambda seat: last[seat])
    for seat in order:
        spots = (at(0, 0), *(at(i + 1, line[seat]) for i, line in enumerate(totals)))
        if len(spots) > 1:
            yield Curve(spots, 13 * scale, "ink")
            yield Curve(spots, 8 * scale, players[seat].colour)
    heights = spread([floor - last[seat] * high for seat in reversed(order)], 62, bottom - 30)
    for seat, y in zip(reversed(order), heights, strict=True):
        yield Sprite(
            "medal", (players[seat].colour,), ((ends + 44) * scale, y * scale), 0.8 * scale
        )
        yield figure(str(last[seat]), right, y, "right")


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """*heights*, from the top, moved so that they are *apart* and none is below *lowest*."""
    found: list[float] = []
    for y in heights:
        found.append(max(y, found[-1] + apart) if found else y)
    for i in range(len(found) - 1, -1, -1):
        found[i] = min(found[i], lowest - apart * (len(found) - 1 - i))
    return found
