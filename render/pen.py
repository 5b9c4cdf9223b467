"""
The pen: draws one piece of art three times as large as needed, then makes it small.

Art is designed in pixels of a board whose hexes measure 128 from middle to corner, about the middle
of the sprite. Colors are names of the theme or plain values.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from zlib import crc32

from PIL import Image, ImageChops, ImageDraw

from render.lettering import ink
from render.shapes import Point

OVER = 3
"""Oversampling of small art; large art is good enough at twice its size."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A finished sprite, and its top left corner relative to its middle."""

    image: Image.Image
    left: int
    top: int


def seeded(*words: object) -> random.Random:
    """Random numbers for art: the same in every process."""
    seed = crc32(repr(words).encode())
    return random.Random(seed)  # noqa: S311  # where a tree stands is no secret


class Pen:
    """Draws one piece of art about 0,0, on a sheet for *width* times *height* at unit 1."""

    def __init__(
        self, width: float, height: float, unit: float, colours: Mapping[str, str]
    ) -> None:
        self.unit = unit
        self._over = OVER if unit <= 1.2 else OVER - 1
        self._k = unit * self._over
        self._half = (math.ceil(width * unit / 2) + 1, math.ceil(height * unit / 2) + 1)
        self._size = (2 * self._half[0] * self._over, 2 * self._half[1] * self._over)
        self._zero: Point = (self._size[0] / 2, self._size[1] / 2)
        self._scale, self._sign = 1.0, 1
        self._colours = colours
        self._use(Image.new("RGBA", self._size))

    def colour(self, name: str) -> str:
        """The value of the color *name*."""
        return self._colours.get(name, name)

    def polygon(
        self, points: Sequence[Point], fill: str | None, line: str | None = None, width: float = 0
    ) -> None:
        """A filled shape; the middle of its line runs along its edge."""
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
        """A disc; its line is inside of it."""
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
        """An oval; its line is inside of it."""
        x, y = at
        box = self._box(x - rx, y - ry, x + rx, y + ry)
        self._draw.ellipse(
            box,
            self.colour(fill) if fill else None,
            self.colour(line) if line else None,
            self._wide(width) if line else 0,
        )

    def arc(
        self, at: Point, rx: float, ry: float, start: float, end: float, colour: str, width: float
    ) -> None:
        """A part of an oval's edge, in degrees clockwise from the east."""
        steps = max(6, int(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line(
            [(at[0] + rx * math.cos(a), at[1] + ry * math.sin(a)) for a in angles], colour, width
        )

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
        """A box with round corners; its line is inside of it."""
        self._draw.rounded_rectangle(
            self._box(left, top, right, bottom),
            radius * self._k * self._scale,
            self.colour(fill) if fill else None,
            self.colour(line) if line else None,
            self._wide(width) if line else 0,
            corners=corners,
        )

    def text(self, at: Point, words: str, size: float, colour: str) -> None:
        """*words* with the middle of their ink at *at*."""
        mask = ink(words, max(4, round(size * self._k * self._scale))).mask
        x, y = self._at(at)
        spot = (round(x - mask.width / 2), round(y - mask.height / 2))
        self._image.paste(self.colour(colour), spot, mask)

    @contextmanager
    def moved(self, at: Point, scale: float = 1.0, *, mirrored: bool = False) -> Iterator[None]:
        """Draw the content *scale* times as large, with its 0,0 at *at*."""
        before = self._zero, self._scale, self._sign
        self._zero = self._at(at)
        self._scale *= scale
        self._sign *= -1 if mirrored else 1
        yield
        self._zero, self._scale, self._sign = before

    @contextmanager
    def glass(self, strength: float) -> Iterator[None]:
        """Draw the content over the rest like colored glass."""
        below = self._image
        self._use(Image.new("RGBA", self._size))
        yield
        above = self._image
        above.putalpha(above.getchannel("A").point([round(v * strength) for v in range(256)]))
        below.alpha_composite(above)
        self._use(below)

    def tint(self, points: Sequence[Point], colour: str, strength: float, width: float = 0) -> None:
        """Glass of one color over an area, or along a line, where everything below is opaque."""
        mask = Image.new("L", self._size)
        spots = [self._at(point) for point in points]
        depth = round(255 * strength)
        if width:
            ImageDraw.Draw(mask).line(spots, depth, self._wide(width), joint="curve")
        else:
            ImageDraw.Draw(mask).polygon(spots, depth)
        self._image.paste(self.colour(colour), (0, 0), mask)

    def clip(self, points: Sequence[Point]) -> None:
        """Cut away everything outside of *points*."""
        mask = Image.new("L", self._size)
        ImageDraw.Draw(mask).polygon([self._at(point) for point in points], 255)
        self._image.putalpha(ImageChops.multiply(self._image.getchannel("A"), mask))

    def done(self) -> Stamp:
        """The finished sprite, cut to what was drawn."""
        small = self._image.reduce(self._over)
        left, top, right, bottom = small.getbbox() or (0, 0, 1, 1)
        cut = small.crop((left, top, right, bottom))
        return Stamp(cut, left - self._half[0], top - self._half[1])

    def _use(self, image: Image.Image) -> None:
        self._image = image
        self._draw = ImageDraw.Draw(image)

    def _at(self, point: Point) -> Point:
        """The position of a point on the sheet."""
        k = self._k * self._scale
        return self._zero[0] + point[0] * k * self._sign, self._zero[1] + point[1] * k

    def _box(self, left: float, top: float, right: float, bottom: float) -> list[float]:
        """A box on the sheet, whichever way it is turned."""
        (x1, y1), (x2, y2) = self._at((left, top)), self._at((right, bottom))
        return [min(x1, x2), y1, max(x1, x2), y2]

    def _wide(self, width: float) -> int:
        """The width of a line on the sheet."""
        return max(1, round(width * self._k * self._scale))

    def _stroke(self, spots: Sequence[Point], colour: str, width: float) -> None:
        wide = self._wide(width)
        self._draw.line([(round(x), round(y)) for x, y in spots], colour, wide, joint="curve")
        if wide > 2:
            r = wide / 2
            for x, y in (spots[0], spots[-1]):
                self._draw.ellipse((x - r, y - r, x + r, y + r), colour)
