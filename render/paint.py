"""
The painter: the one place where shapes become pixels.

A shape becomes a mark, which knows its position; sprites are drawn once for each theme and size.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.cache import Cache
from render.lettering import capital, ink
from render.pen import OVER, Stamp
from render.shapes import Box, Curve, Point, Shape, Sprite, Text
from render.themes import Theme

Room: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of a part of a picture, in pixels."""

SPRITES: Cache[Stamp] = Cache(48 << 20, lambda stamp: 4 * stamp.image.width * stamp.image.height)
"""Sprites by theme, name, arguments and unit."""


class Mark(NamedTuple):
    """A shape in pixels: a picture or a color that is laid through a mask."""

    ink: Image.Image | str
    mask: Image.Image
    left: int
    top: int

    @property
    def room(self) -> Room:
        """The part of the picture that it covers."""
        return self.left, self.top, self.left + self.mask.width, self.top + self.mask.height


def paint(
    image: Image.Image, shapes: Iterable[Shape], theme: Theme, at: tuple[int, int] = (0, 0)
) -> None:
    """Paint *shapes*, the first ones lowest, onto the part of a picture that begins at *at*."""
    lay(image, marks(shapes, theme), at)


def lay(image: Image.Image, laid: Iterable[Mark], at: tuple[int, int] = (0, 0)) -> None:
    """Lay marks, the first ones lowest, onto the part of a picture that begins at *at*."""
    for mark in laid:
        image.paste(mark.ink, (mark.left - at[0], mark.top - at[1]), mark.mask)


def marks(shapes: Iterable[Shape], theme: Theme) -> Iterator[Mark]:
    """*shapes* as marks in pixels; those too small for one pixel are left out."""
    for shape in shapes:
        match shape:
            case Sprite():
                yield _sprite(shape, theme)
            case Text():
                yield _text(shape, theme)
            case Box():
                yield from _box(shape, theme)
            case Curve():
                yield _curve(shape, theme)


def _sprite(sprite: Sprite, theme: Theme) -> Mark:
    key = (theme.name, sprite.name, sprite.args, sprite.unit)
    stamp = SPRITES.get(key, lambda: theme.stamp(sprite.name, sprite.args, sprite.unit))
    x, y = round(sprite.at[0]), round(sprite.at[1])
    return Mark(stamp.image, stamp.image, x + stamp.left, y + stamp.top)


def _text(text: Text, theme: Theme) -> Mark:
    drawn = ink(text.words, text.size)
    share = {"left": 0.0, "middle": 0.5, "right": 1.0}[text.anchor]
    baseline = round(text.at[1] + capital(text.size) / 2)
    left = round(text.at[0] - drawn.mask.width * share)
    return Mark(_colour(text, theme), drawn.mask, left, baseline - drawn.rise)


def _box(box: Box, theme: Theme) -> Iterator[Mark]:
    radius = round(box.radius)
    left, top, right, bottom = (round(side) for side in (box.left, box.top, box.right, box.bottom))
    if right <= left or bottom <= top:
        return
    mask = Image.new("L", (OVER * (right - left), OVER * (bottom - top)))
    ends = (0, 0, mask.width - 1, mask.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(ends, OVER * radius, 255)
    yield Mark(_colour(box, theme), mask.reduce(OVER), left, top)


def _curve(curve: Curve, theme: Theme) -> Mark:
    margin = math.ceil(curve.width)
    left = math.floor(min(x for x, _ in curve.points)) - margin
    top = math.floor(min(y for _, y in curve.points)) - margin
    right = math.ceil(max(x for x, _ in curve.points)) + margin
    bottom = math.ceil(max(y for _, y in curve.points)) + margin

    def on(point: Point) -> Point:
        return OVER * (point[0] - left), OVER * (point[1] - top)

    mask = Image.new("L", (OVER * (right - left), OVER * (bottom - top)))
    width = max(OVER, round(OVER * curve.width))
    ImageDraw.Draw(mask).line([on(point) for point in curve.points], 255, width, joint="curve")
    return Mark(_colour(curve, theme), mask.reduce(OVER), left, top)


def _colour(shape: Text | Box | Curve, theme: Theme) -> str:
    return theme.colours.get(shape.colour, shape.colour)
