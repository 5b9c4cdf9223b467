"""
The picture of standings: ranks, names and figures in columns, with the reader's row marked.

It knows nothing of leagues or tournaments; the text next to it has the same content.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from render.charts import Room
from render.lettering import fitted, legible, width
from render.paint import paint
from render.palette import png
from render.shapes import Box, Shape, Sprite, Text
from render.themes import THEMES

WIDE = 1200
"""Width in pixels at scale 1."""
LEFT, RIGHT = 36, WIDE - 36
"""The left and right ends of rows, in pixels at scale 1."""
HEAD = 160
"""Height of the band with the title, in pixels at scale 1."""
CAPTIONS = 62
"""Height of the row with the names of the columns, in pixels at scale 1."""
ROW, GAP = 80, 40
"""Height of a row, and of a gap between two of them, in pixels at scale 1."""
FOOT = 26
"""Height of the room below the last row, in pixels at scale 1."""
NAME = 208
"""Left end of names, in pixels at scale 1."""
APART = 34
"""Gap before a column, in pixels at scale 1."""
LEAST = 32
"""Minimum font size, in pixels at scale 1."""
FIGURE, MAIN, CAPTION = 46, 58, 34
"""Font sizes of figures, of those in the last column, and of the columns' names."""
MEDALS = {1: ("gold", "ink"), 2: ("steel", "ink"), 3: ("wood", "pale")}
"""The colors of the first ranks' discs and of the number on each."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One line of standings."""

    rank: int
    name: str
    figures: tuple[str, ...]
    """One for each column, as it is written."""
    mark: str = ""
    """Art before the name, such as "star"; empty for none."""
    is_reader: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """Standings with their title."""

    title: str
    about: str
    """The line below the title."""
    columns: tuple[str, ...]
    """The last one is the one that decides, and is written larger."""
    rows: tuple[StandingsRow | None, ...]
    """None is a gap: people in between aren't shown."""


def standings(found: Standings, unnamed: str, scale: float, theme: str) -> bytes:
    """Draw *found*; *unnamed* replaces a name that the font can't write."""
    image = Image.new("RGB", (round(WIDE * scale), round(height(found) * scale)))
    paint(image, shapes(found, unnamed, scale), THEMES[theme])
    return png(image, theme)


def height(found: Standings) -> int:
    """The picture's height, in pixels at scale 1."""
    return HEAD + CAPTIONS + sum(GAP if row is None else ROW for row in found.rows) + FOOT


def shapes(found: Standings, unnamed: str, scale: float) -> Iterator[Shape]:
    """Everything on its paper."""
    yield Box(0, 0, WIDE * scale, height(found) * scale, "paper")
    yield from head(found.title, found.about, unnamed, scale)
    ends = _ends(found)
    y = HEAD + CAPTIONS / 2
    for end, words in zip(ends, found.columns, strict=True):
        yield Text(words, (end * scale, y * scale), round(CAPTION * scale), "state.later", "right")
    name_end = ends[0] - _wide(found, 0) - APART if ends else RIGHT - 24
    top, count = float(HEAD + CAPTIONS), 0
    for row in found.rows:
        if row is None:
            for i in (-1, 0, 1):
                x = WIDE / 2 + 34 * i
                yield _box((x - 6, top + 14, x + 6, top + 26), "wood.light", scale, 6)
            top += GAP
            continue
        yield from _row(row, top, count % 2 == 0, ends, name_end, unnamed, scale)
        top, count = top + ROW, count + 1


def head(title: str, about: str, unnamed: str, scale: float) -> Iterator[Shape]:
    """A band with a title and a line below it."""
    yield Box(0, 0, WIDE * scale, HEAD * scale, "panel.deep")
    yield Box(0, (HEAD - 10) * scale, WIDE * scale, HEAD * scale, "wood.light")
    yield Box(0, (HEAD - 3) * scale, WIDE * scale, HEAD * scale, "wood.dark")
    yield Sprite("star", (), ((LEFT + 40) * scale, 56 * scale), 1.25 * scale)
    room = RIGHT - LEFT - 124
    for words, y, largest, least, colour in (
        (legible(title, unnamed), 56, 66, 40, "gold"),
        (about, 116, 42, LEAST, "pale"),
    ):
        said, size = fitted(words, room, largest, least)
        spot = ((LEFT + 92) * scale, y * scale)
        yield Text(said, spot, round(size * scale), colour, "left")


def _row(
    row: StandingsRow,
    top: float,
    is_dark: bool,
    ends: list[float],
    name_end: float,
    unnamed: str,
    scale: float,
) -> Iterator[Shape]:
    """A row: a disc or number for the rank, a mark, the name, the figures."""
    room = (LEFT, top + 4, RIGHT, top + ROW - 4)
    middle = top + ROW / 2
    if row.is_reader:
        yield _box((LEFT - 6, top - 1, RIGHT + 6, top + ROW + 1), "ink", scale, 20)
        yield _box((LEFT - 2, top + 3, RIGHT + 2, top + ROW - 3), "gold", scale, 17)
        yield _box((LEFT + 6, top + 11, RIGHT - 6, top + ROW - 11), "gold.light", scale, 10)
    elif is_dark:
        yield _box(room, "paper.dark", scale, 14)
    fill, on = MEDALS.get(row.rank, ("", "ink"))
    x = LEFT + 78
    if fill:
        for radius, colour in ((33, "ink"), (29, fill)):
            yield _box(
                (x - radius, middle - radius, x + radius, middle + radius), colour, scale, radius
            )
    said, size = fitted(str(row.rank), 76, 48, LEAST)
    yield Text(said, (x * scale, middle * scale), round(size * scale), on)
    start = float(NAME - 36)
    if row.mark:
        yield Sprite(row.mark, (), ((start + 26) * scale, middle * scale), scale)
        start += 66
    said, size = fitted(legible(row.name, unnamed), name_end - start, 50, 36)
    yield Text(said, (start * scale, middle * scale), round(size * scale), "ink", "left")
    for i, (end, figure) in enumerate(zip(ends, row.figures, strict=True)):
        size = _size(len(ends), i)
        yield Text(figure, (end * scale, middle * scale), round(size * scale), "ink", "right")


def _ends(found: Standings) -> list[float]:
    """The right end of each column."""
    ends, end = list[float](), float(RIGHT - 28)
    for i in reversed(range(len(found.columns))):
        ends.insert(0, end)
        end -= _wide(found, i) + APART
    return ends


def _wide(found: Standings, column: int) -> float:
    """The width that a column needs."""
    size = _size(len(found.columns), column)
    figures = (width(row.figures[column], size) for row in found.rows if row is not None)
    return max(width(found.columns[column], CAPTION), *figures, 0)


def _size(columns: int, column: int) -> int:
    """The font size of the figures in one of several columns."""
    return MAIN if column == columns - 1 else FIGURE


def _box(room: Room, colour: str, scale: float, radius: float) -> Box:
    left, top, right, bottom = (side * scale for side in room)
    return Box(left, top, right, bottom, colour, radius * scale)
