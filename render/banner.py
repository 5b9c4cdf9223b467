"""
The banner above the board: a moment's title, both sides of an attack, and each seat's gain or loss.

It makes the picture higher, so that it covers nothing of the board, and the board stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from game.core.stack import NOBODY
from render.charts import Room
from render.desk import FRAME, WIDTH
from render.lettering import legible, lines, named
from render.paint import paint
from render.palette import flat
from render.scene import Player
from render.shapes import Box, Shape, Sprite, Text
from render.themes import THEMES
from words import Moment
from words.moments import Sides

MARGIN = FRAME + 22
"""Distance of everything from the picture's edge, in pixels at scale 1."""
ROW = 156
"""Height of the row with the title, in pixels at scale 1."""
CHIP = (372, 138)
"""The width of a seat's chip next to the title, and the height of all, in pixels at scale 1."""
GAP = 12
"""Gap between two chips, in pixels at scale 1."""
HEAD = 62
"""Height of a chip's upper part with the name, in pixels at scale 1."""
ASIDE = 2
"""Maximum chips next to the title."""
TITLE, LONG = (72, 48), (48, 34)
"""The largest and the smallest font sizes of a title in two lines and in three, in pixels."""
NAME, TWO = (46, 38), (30, 28)
"""The largest and the smallest font sizes of a name in one line and in two, in pixels."""
TEXT, SMALL = (46, 34), (36, 28)
"""The same of a gain or loss."""
BAR = 56
"""Height of a strength's bar, in pixels at scale 1."""
UNIT = 96
"""Maximum length of one point of strength, in pixels at scale 1."""


def banner(
    moment: Moment, players: Sequence[Player], width: int, scale: float, theme: str
) -> Image.Image:
    """The banner as a picture of this *width*, in the palette of *theme*."""
    image = Image.new("RGB", (width, round(height(moment) * scale)))
    paint(image, shapes(moment, players, width / scale, scale), THEMES[theme])
    return flat(image, theme)


def height(moment: Moment) -> int:
    """Its height, in pixels at scale 1."""
    below = -(-_below(moment) // _columns(moment))
    return FRAME + 10 + ROW + below * (CHIP[1] + GAP) + (6 if below else 0)


def _below(moment: Moment) -> int:
    """The number of chips that don't fit next to the title."""
    count = len(moment.lines)
    return count if moment.sides or count > ASIDE else 0


def _columns(moment: Moment) -> int:
    """The number of chips side by side: as few as fill their rows."""
    return {1: 2, 4: 4}.get(_below(moment), min(3, _below(moment))) or 1


def shapes(moment: Moment, players: Sequence[Player], wide: float, scale: float) -> Iterator[Shape]:
    """Everything on it, the lowest first."""
    high = height(moment)
    yield Box(0, 0, wide * scale, high * scale, "panel.deep")
    for name, x, y in (
        ("plank", WIDTH / 2, FRAME / 2),
        ("post", FRAME / 2, high / 2),
        ("post", wide - FRAME / 2, high / 2),
    ):
        yield Sprite(name, (), (x * scale, y * scale), scale)
    below, count = _below(moment), len(moment.lines)
    middle, half = FRAME + 6 + ROW / 2, wide / 2
    beside = 0 if below else count * (CHIP[0] + GAP)
    right = half if moment.sides else wide - MARGIN - beside
    yield from _title(moment, players, (MARGIN, right - 20), middle, scale)
    if moment.sides:
        yield from _sides(moment.sides, players, (half, wide - MARGIN), middle, scale)
    columns, top = _columns(moment), FRAME + 10 + ROW
    across = (wide - 2 * MARGIN + GAP) / columns if below else CHIP[0] + GAP
    for i, (seat, text) in enumerate(moment.lines):
        x, y = right + GAP + i * across, middle - CHIP[1] / 2
        if below:
            row = min(columns, count - i // columns * columns)
            x = half + GAP / 2 + (i % columns - row / 2) * across
            y = top + i // columns * (CHIP[1] + GAP)
        room = (x, y, x + across - GAP, y + CHIP[1])
        yield from _chip(players[seat], f"P{seat + 1}", text, room, scale)


def _title(
    moment: Moment, players: Sequence[Player], ends: tuple[float, float], y: float, scale: float
) -> Iterator[Shape]:
    found, size = lines(moment.title, ends[1] - ends[0], 2, *TITLE)
    if " ".join(found) != moment.title:
        found, size = lines(moment.title, ends[1] - ends[0], 3, *LONG)
    for i, line in enumerate(found):
        at = ends[0] * scale, (y + (i - (len(found) - 1) / 2) * size * 1.02) * scale
        yield Text(line, at, round(size * scale), "gold", "left")


def _sides(
    sides: Sides, players: Sequence[Player], ends: tuple[float, float], y: float, scale: float
) -> Iterator[Shape]:
    """A bar for each side, one above the other, with as many points as it is strong."""
    left, right = ends
    start = left + 172
    unit = min(UNIT, (right - start) / max(sides.attack, sides.total, 1))
    both: tuple[tuple[int, list[tuple[int, int]], bool], ...] = (
        (sides.attack, [(NOBODY, sides.attack)], not sides.is_held),
        (sides.total, list(enumerate(sides.defence)), sides.is_held),
    )
    for row, (total, parts, has_won) in enumerate(both):
        middle = y + (row - 0.5) * (BAR + 16)
        yield Sprite(sides.signs[row], (), ((left + 40) * scale, middle * scale), 0.52 * scale)
        at = (left + 122) * scale, middle * scale
        yield Text(str(total), at, round(64 * scale), "gold" if has_won else "pale")
        x = start
        for seat, strength in parts:
            if strength:
                colour = "hot" if seat == NOBODY else players[seat].colour
                yield from _bar(colour, seat != NOBODY, strength, x, middle, unit, scale)
                x += strength * unit


def _bar(
    colour: str, is_seat: bool, strength: int, x: float, y: float, unit: float, scale: float
) -> Iterator[Shape]:
    """The points of one side or seat, with the seat's mark in their middle."""
    end, half = x + strength * unit - 5, BAR / 2
    yield _box(x, y - half, end, y + half, "pale", scale, 12)
    yield _box(x + 4, y - half + 4, end - 4, y + half - 4, colour, scale, 9)
    for point in range(1, strength):
        middle = x + point * unit - 2.5
        yield _box(middle - 2, y - half + 4, middle + 2, y + half - 4, "pale", scale, 0)
    if is_seat:
        small = min(0.78, (end - x) / 66)
        yield Sprite("medal", (colour,), ((x + end) / 2 * scale, y * scale), small * scale)


def _chip(player: Player, instead: str, text: str, room: Room, scale: float) -> Iterator[Shape]:
    """A player's color, mark and name, and under them what they have got or lost."""
    left, top, right, bottom = room
    line = top + HEAD
    yield _box(left, top, right, bottom, "ink", scale, 16)
    yield _box(left + 4, top + 4, right - 4, bottom - 4, player.colour, scale, 12)
    yield _box(left + 4, line, right - 4, bottom - 4, "paper", scale, 12)
    yield _box(left + 4, line, right - 4, line + 20, "paper", scale, 0)
    yield _box(left + 4, line - 3, right - 4, line, "ink", scale, 0)
    middle = top + HEAD / 2 + 1
    yield Sprite("medal", (player.colour,), ((left + 38) * scale, middle * scale), 0.84 * scale)
    said, size = named(legible(player.name, instead), right - left - 90, NAME, TWO)
    for i, words in enumerate(said):
        at = (left + 74) * scale, (middle + (i - (len(said) - 1) / 2) * size) * scale
        yield Text(words, at, round(size * scale), f"{player.colour}.on", "left")
    said, size = lines(text, right - left - 24, 1, *TEXT)
    if said != [text]:
        said, size = lines(text, right - left - 24, 2, *SMALL)
    for i, words in enumerate(said):
        y = (line + bottom - 4) / 2 + (i - (len(said) - 1) / 2) * size
        yield Text(words, ((left + right) / 2 * scale, y * scale), round(size * scale), "ink")


def _box(
    left: float, top: float, right: float, bottom: float, colour: str, scale: float, radius: float
) -> Box:
    return Box(left * scale, top * scale, right * scale, bottom * scale, colour, radius * scale)
