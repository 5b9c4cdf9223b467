"""
The pen: draws one piece of art three times as large as it will be, then makes it small.

Art is designed in pixels of a board whose hexes measure 128 from middle to corner, about the
middle of the sprite. Colours are names of the theme or plain values.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from zlib import crc32

from PIL import Image, ImageDraw

from render.lettering import ink
from render.shapes import Point

OVER = 3
"""How many times too large everything is drawn."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A finished sprite, and where its top left corner lies from its middle."""

    image: Image.Image
    left: int
    top: int


def seeded(*words: object) -> random.Random:
    """Chance for art: the same in every process."""
    seed = crc32(repr(words).encode())
    return random.Random(seed)  # noqa: S311  # where a tree stands is no secret


class Pen:
    """Draws about 0,0 on a sheet of *width* times *height*; see the module's text."""

    def __init__(self, width: float, height: float, unit: float, colours: Mapping[str, str]) -> None:
        self.unit = unit
        self._k = unit * OVER
        self._half = (math.ceil(width * unit / 2) + 1, math.ceil(height * unit / 2) + 1)
        self._size = (2 * self._half[0] * OVER, 2 * self._half[1] * OVER)
        self._colours = colours
        self._use(Image.new("RGBA", self._size))

    def colour(self, name: str) -> str:
        """The value of a colour's *name*."""
        return self._colours.get(name, name)

    def polygon(
        self, points: Sequence[Point], fill: str | None, line: str | None = None, width: float = 0
    ) -> None:
        """A filled shape, with a line around it whose middle runs along its edge."""
        spots = [self._at(point) for point in points]
        if fill:
            self._draw.polygon(spots, self.colour(fill))
        if line:
            self._stroke([*spots, spots[0]], self.colour(line), width)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A line with round ends and joints."""
        self._stroke([self._at(point) for point in points], self.colour(colour), width)

    def disc(
        self, at: Point, radius: float, fill: str | None, line: str | None = None, width: float = 0
    ) -> None:
        """A disc; its line lies inside of it."""
        self.oval(at, radius, radius, fill, line, width)

    def oval(
        self,
        at: Point,
        rx: float,
        ry: float,
        fill: str | None,
        line: str | None = None,
        width: float = 0,
    ) -> None:
        """An oval; its line lies inside of it."""
        x, y = at
        box = (*self._at((x - rx, y - ry)), *self._at((x + rx, y + ry)))
        self._draw.ellipse(
            box,
            self.colour(fill) if fill else None,
            self.colour(line) if line else None,
            max(1, round(width * self._k)) if line else 0,
        )

    def pie(self, at: Point, radius: float, start: float, end: float, fill: str) -> None:
        """A slice of a disc, in degrees clockwise from the east."""
        x, y = at
        box = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.pieslice(box, start, end, self.colour(fill))

    def arc(
        self, at: Point, rx: float, ry: float, start: float, end: float, colour: str, width: float
    ) -> None:
        """A part of an oval's edge, in degrees clockwise from the east."""
        steps = max(6, int(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line([(at[0] + rx * math.cos(a), at[1] + ry * math.sin(a)) for a in angles], colour, width)

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        radius: float,
        fill: str | None,
        line: str | None = None,
        width: float = 0,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """A box with round corners; its line lies inside of it."""
        self._draw.rounded_rectangle(
            (*self._at((left, top)), *self._at((right, bottom))),
            radius * self._k,
            self.colour(fill) if fill else None,
            self.colour(line) if line else None,
            max(1, round(width * self._k)) if line else 0,
            corners=corners,
        )

    def text(self, at: Point, words: str, size: float, colour: str) -> None:
        """*words* with the middle of their ink at *at*."""
        mask = ink(words, max(4, round(size * self._k))).mask
        x, y = self._at(at)
        spot = (round(x - mask.width / 2), round(y - mask.height / 2))
        self._image.paste(self.colour(colour), spot, mask)

    @contextmanager
    def glass(self, strength: float) -> Iterator[None]:
        """What is drawn inside lies over the rest like coloured glass."""
        below = self._image
        self._use(Image.new("RGBA", self._size))
        yield
        above = self._image
        above.putalpha(above.getchannel("A").point([round(v * strength) for v in range(256)]))
        below.alpha_composite(above)
        self._use(below)

    def clip(self, points: Sequence[Point]) -> None:
        """Cut away everything outside of *points*."""
        mask = Image.new("L", self._size)
        ImageDraw.Draw(mask).polygon([self._at(point) for point in points], 255)
        empty = Image.new("RGBA", self._size)
        self._use(Image.composite(self._image, empty, mask))

    def done(self) -> Stamp:
        """The finished sprite, cut to what was drawn."""
        small = self._image.reduce(OVER)
        left, top, right, bottom = small.getbbox() or (0, 0, 1, 1)
        cut = small.crop((left, top, right, bottom))
        return Stamp(cut, left - self._half[0], top - self._half[1])

    def _use(self, image: Image.Image) -> None:
        self._image = image
        self._draw = ImageDraw.Draw(image)

    def _at(self, point: Point) -> Point:
        return (
            (point[0] * self._k) + self._half[0] * OVER,
            (point[1] * self._k) + self._half[1] * OVER,
        )

    def _stroke(self, spots: Sequence[Point], colour: str, width: float) -> None:
        wide = max(1, round(width * self._k))
        self._draw.line([(round(x), round(y)) for x, y in spots], colour, wide, joint="curve")
        if wide > 2:
            r = wide / 2
            for x, y in (spots[0], spots[-1]):
                self._draw.ellipse((x - r, y - r, x + r, y + r), colour)
