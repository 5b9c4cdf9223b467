"""
The champion's picture: a wreath, the name on a ribbon, and some figures below.

It knows nothing of leagues or tournaments; the text next to it has the same content.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from render.figures import tile
from render.lettering import fitted, legible, named, width
from render.paint import paint
from render.palette import png
from render.shapes import Box, Curve, Shape, Sprite, Text
from render.themes import THEMES

SIZE = (1200, 1060)
"""Width and height in pixels at scale 1."""
MIDDLE = (SIZE[0] / 2, 452)
"""The middle of the wreath, in pixels at scale 1."""
WREATH = 2.9
"""Size of the wreath, as a multiple of one on a board's ribbon."""
RAYS = 16
"""Number of rays behind the wreath."""
RIBBON = 712
"""Middle of the ribbon, in pixels at scale 1."""
LONGEST = 960
"""Maximum length of the ribbon without its tails, in pixels at scale 1."""
TALL = 1.5
"""Size of the ribbon, as a multiple of one on a board."""
TILES = (826, 1012)
"""The top and bottom of the figures, in pixels at scale 1."""
MARGIN, GAP = 60, 24
"""The margins of the figures, and the gap between two, in pixels at scale 1."""
ONE, TWO = (84, 62), (50, 40)
"""The largest and the smallest font size of names in one line, and in two."""
EDGE = 14
"""Width of the frame, in pixels at scale 1."""
COLOUR = "red"
"""The color of wreath and ribbon."""


@dataclass(frozen=True, slots=True)
class Champion:
    """The winner of a contest; several if they share the first place."""

    title: str
    """The name of the contest."""
    about: str
    """The line below the title."""
    names: tuple[str, ...]
    facts: tuple[tuple[str, str], ...] = ()
    """Figures as they are written, each with its label."""


def champion(found: Champion, unnamed: str, scale: float, theme: str) -> bytes:
    """Draw *found*; *unnamed* replaces a name that the font can't write."""
    wide, high = SIZE
    image = Image.new("RGB", (round(wide * scale), round(high * scale)))
    paint(image, shapes(found, unnamed, scale), THEMES[theme])
    return png(image, theme)


def shapes(found: Champion, unnamed: str, scale: float) -> Iterator[Shape]:
    """Everything on its dark cloth."""
    wide, high = SIZE
    for edge, colour in (
        (0, "wood.dark"),
        (3, "wood.light"),
        (EDGE, "ink"),
        (EDGE + 4, "panel.deep"),
    ):
        yield Box(edge * scale, edge * scale, (wide - edge) * scale, (high - edge) * scale, colour)
    yield from _rays(scale)
    for words, y, largest, least, colour in (
        (legible(found.title, unnamed), 88, 84, 48, "gold"),
        (found.about, 158, 46, 34, "pale"),
    ):
        said, size = fitted(words, wide - 2 * MARGIN, largest, least)
        yield Text(said, (wide / 2 * scale, y * scale), round(size * scale), colour)
    yield from _wreath(scale)
    yield from _ribbon([legible(name, unnamed) for name in found.names], scale)
    step = (wide - 2 * MARGIN + GAP) / max(1, len(found.facts))
    for i, (figure, words) in enumerate(found.facts):
        left = MARGIN + i * step
        yield from tile(figure, words, (left, TILES[0], left + step - GAP, TILES[1]), scale)


def _rays(scale: float) -> Iterator[Shape]:
    """Light behind the wreath."""
    x, y = MIDDLE
    for i in range(RAYS):
        turn = math.tau * (i + 0.5) / RAYS
        points = tuple(
            ((x + far * math.cos(turn)) * scale, (y + far * math.sin(turn)) * scale)
            for far in (150, 250)
        )
        yield Curve(points, (16 if i % 2 else 9) * scale, "gold" if i % 2 else "gold.dark")


def _wreath(scale: float) -> Iterator[Shape]:
    """A wreath around a star."""
    x, y = MIDDLE
    yield Sprite("wreath", (COLOUR,), (x * scale, y * scale), WREATH * scale)
    radius = 31 * WREATH
    yield Box(
        (x - radius) * scale,
        (y - radius) * scale,
        (x + radius) * scale,
        (y + radius) * scale,
        COLOUR,
        radius * scale,
    )
    yield Sprite("star", (), (x * scale, (y + 4) * scale), 2.6 * scale)


def _ribbon(names: list[str], scale: float) -> Iterator[Shape]:
    """The names on a ribbon as long as they need: two of them one below the other."""
    said, size = named(" · ".join(names), LONGEST - 60, ONE, TWO)
    if len(names) == len(said):
        room = [fitted(name, LONGEST - 60, *(TWO if said[1:] else ONE)) for name in names]
        said, size = [name for name, _ in room], min(size for _, size in room)
    long = max(420, 90 + round(max(width(line, size) for line in said)))
    at = (SIZE[0] / 2 * scale, RIBBON * scale)
    yield Sprite("ribbon", (COLOUR, round(long / TALL)), at, TALL * scale)
    for i, line in enumerate(said):
        y = RIBBON + (i - (len(said) - 1) / 2) * (size + 4)
        spot = (SIZE[0] / 2 * scale, y * scale)
        yield Text(line, spot, round(size * scale), f"{COLOUR}.on")
