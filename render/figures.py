"""
The picture of a player's games: how many, in which places, and the luck of the dice.

It is drawn from figures and words alone; the text below it has the same content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.charts import Room, title
from render.lettering import fitted, legible, lines, width
from render.paint import paint
from render.palette import png
from render.shapes import Box, Shape, Sprite, Text
from render.themes import THEMES

SIZE = (1200, 900)
"""Width and height in pixels at scale 1."""
LEFT, RIGHT = 44, SIZE[0] - 44
"""The left and right margins, in pixels at scale 1."""
TILES = (108, 304)
"""The top and bottom of the single figures, in pixels at scale 1."""
CHARTS = (336, SIZE[1] - 36)
"""The top and bottom of the charts below them."""
GAP = 24
"""Gap between tiles, in pixels at scale 1."""
FEWEST = 3
"""Minimum number of places with a bar: no table is smaller."""
LEAST = 30
"""Minimum font size, in pixels at scale 1."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a player's games."""

    facts: tuple[tuple[str, str], ...]
    """Figures as they are written, each with its label."""
    places: tuple[int, ...]
    """The count of each place, the first one first."""
    luck: tuple[str, float, float] | None
    """The share of cards beyond a fair share, as it is written; cards that came; the fair ones."""


def figures(
    found: Figures, player: str, captions: Mapping[str, str], scale: float, theme: str
) -> bytes:
    """
    The figures of *player*, except those without data.

    *captions* has the words "places", "luck", "came" and "fair", and the places by number.
    """
    wide, high = SIZE
    image = Image.new("RGB", (round(wide * scale), round(high * scale)))
    paint(image, shapes(found, player, captions, scale), THEMES[theme])
    return png(image, theme)


def shapes(
    found: Figures, player: str, captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """Everything on its paper."""
    wide, high = SIZE
    yield Box(0, 0, wide * scale, high * scale, "paper")
    yield from title(legible(player, captions["player"]), (LEFT, 22, RIGHT - 40, 96), scale)
    step = (RIGHT - LEFT + GAP) / max(1, len(found.facts))
    for i, (figure, words) in enumerate(found.facts):
        left = LEFT + i * step
        yield from tile(figure, words, (left, TILES[0], left + step - GAP, TILES[1]), scale)
    middle = (LEFT + RIGHT) / 2 + 40 if found.luck else RIGHT + 40
    if any(found.places):
        yield from places(found.places, captions, (LEFT, CHARTS[0], middle - 40, CHARTS[1]), scale)
    if found.luck:
        share, came, fair = found.luck
        yield from luck(
            share, came, fair, captions, (middle + 20, CHARTS[0], RIGHT, CHARTS[1]), scale
        )


def tile(figure: str, words: str, room: Room, scale: float) -> Iterator[Shape]:
    """One figure in a box, with its label below."""
    left, top, right, bottom = room
    middle = (left + right) / 2
    yield _box(room, "ink", scale, 18)
    yield _box((left + 4, top + 4, right - 4, bottom - 4), "paper.dark", scale, 15)
    said, size = fitted(figure, right - left - 28, 76, 40)
    yield Text(said, (middle * scale, (top + 58) * scale), round(size * scale), "ink")
    told, size = lines(words, right - left - 24, 2, 38, LEAST)
    for i, line in enumerate(told):
        y = bottom - 54 + (i - (len(told) - 1) / 2) * 42
        yield Text(line, (middle * scale, y * scale), round(size * scale), "ink")


def places(
    counts: Sequence[int], captions: Mapping[str, str], room: Room, scale: float
) -> Iterator[Shape]:
    """A bar for each place, as high as its count; the first has a star, too."""
    left, top, right, bottom = room
    yield from title(captions["places"], room, scale)
    shown = [*counts, *[0] * (FEWEST - len(counts))]
    floor, ceiling = bottom - 64, top + 176
    step, high = (right - left) / len(shown), (floor - ceiling) / max(1, *shown)
    half = min(54, step * 0.36)
    for i, count in enumerate(shown):
        x, y = left + (i + 0.5) * step, floor - count * high
        if count:
            colour = "wood.light" if i else "gold"
            yield _box((x - half, y, x + half, floor), "ink", scale, 8)
            yield _box((x - half + 4, y + 4, x + half - 4, floor), colour, scale, 5)
        yield Text(str(count), (x * scale, (y - 34) * scale), round(46 * scale), "ink")
        if not i:
            yield Sprite("star", (), (x * scale, (y - 84) * scale), 0.7 * scale)
        said, size = fitted(captions[str(i + 1)], step - 10, 40, LEAST)
        yield Text(said, (x * scale, (floor + 36) * scale), round(size * scale), "ink")
    yield _box((left, floor, right, floor + 4), "ink", scale, 0)


def luck(
    share: str,
    came: float,
    fair: float,
    captions: Mapping[str, str],
    room: Room,
    scale: float,
) -> Iterator[Shape]:
    """Two bars, the cards that came and those that fair dice bring, and their difference."""
    left, top, right, bottom = room
    yield from title(captions["luck"], room, scale)
    y = top + 132
    yield Text(share, (left * scale, y * scale), round(84 * scale), "ink", "left")
    rows = ((captions["came"], came, "blue"), (captions["fair"], fair, "grey"))
    figures = [f"{count:.0f}" for _, count, _ in rows]
    longest = right - left - max(width(figure, 46) for figure in figures) - 20
    far = longest / max(1.0, came, fair)
    for i, (words, count, colour) in enumerate(rows):
        y = top + 232 + i * (bottom - top - 250) / 2
        said, size = fitted(words, right - left, 40, LEAST)
        yield Text(said, (left * scale, y * scale), round(size * scale), "ink", "left")
        end = left + max(8.0, count * far)
        yield _box((left, y + 34, end, y + 94), "ink", scale, 8)
        yield _box((left + 4, y + 38, max(left + 5, end - 4), y + 90), colour, scale, 5)
        spot = ((end + 18) * scale, (y + 64) * scale)
        yield Text(figures[i], spot, round(46 * scale), "ink", "left")


def _box(room: Room, colour: str, scale: float, radius: float) -> Box:
    left, top, right, bottom = (side * scale for side in room)
    return Box(left, top, right, bottom, colour, radius * scale)
