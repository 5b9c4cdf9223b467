"""
The painter: the one place where shapes become pixels.

Sprites are drawn once for each theme and size and then only laid down.
"""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from render.lettering import capital, ink
from render.pen import Stamp
from render.shapes import Sea, Shape, Sprite, Text
from render.shelf import Shelf
from render.themes import Theme

SPRITES: Shelf[Stamp] = Shelf(1500)


def paint(image: Image.Image, shapes: Iterable[Shape], theme: Theme) -> None:
    """Paint *shapes* onto *image*, the first ones lowest."""
    for shape in shapes:
        match shape:
            case Sprite():
                _sprite(image, shape, theme)
            case Text():
                _text(image, shape, theme)
            case Sea():
                _sea(image, shape, theme)


def _sprite(image: Image.Image, sprite: Sprite, theme: Theme) -> None:
    key = (theme.name, sprite.name, sprite.args, sprite.unit)
    stamp = SPRITES.get(key, lambda: theme.stamp(sprite.name, sprite.args, sprite.unit))
    spot = (round(sprite.at[0]) + stamp.left, round(sprite.at[1]) + stamp.top)
    image.paste(stamp.image, spot, stamp.image)


def _text(image: Image.Image, text: Text, theme: Theme) -> None:
    drawn = ink(text.words, text.size)
    share = {"left": 0.0, "middle": 0.5, "right": 1.0}[text.anchor]
    baseline = round(text.at[1] + capital(text.size) / 2)
    spot = (round(text.at[0] - drawn.mask.width * share), baseline - drawn.rise)
    image.paste(theme.colours.get(text.colour, text.colour), spot, drawn.mask)


def _sea(image: Image.Image, sea: Sea, theme: Theme) -> None:
    """Depths and beach are heights of one soft hill that rises where the land is."""
    deep, *shallows = theme.water
    image.paste(deep, (0, 0, *image.size))
    half = (max(1, image.width // 2), max(1, image.height // 2))
    land = Image.new("L", half)
    pencil = ImageDraw.Draw(land)
    for outline in sea.lands:
        pencil.polygon([(x / 2, y / 2) for x, y in outline], 255)
    wide = land.filter(ImageFilter.GaussianBlur(62 * sea.unit / 2))
    heights = (8, 34, 78)
    for colour, height in zip(shallows, heights, strict=False):
        _rise(image, wide, height, colour)
    near = land.filter(ImageFilter.GaussianBlur(9 * sea.unit / 2))
    for colour, height in zip(shallows[len(heights) :], (24, 60), strict=False):
        _rise(image, near, height, colour)
    _rise(image, near, 104, theme.colours["sand.wet"])
    _rise(image, near, 140, theme.colours["sand"])
    for i, at in enumerate(sea.waves):
        _sprite(image, Sprite("wave", (i % 3,), at, sea.unit), theme)


def _rise(image: Image.Image, hill: Image.Image, height: int, colour: str) -> None:
    """Colour everything that rises above *height*, with a soft edge."""
    steep = 0.9 * min(image.size) / 64
    table = [max(0, min(255, round(128 + (value - height) * steep))) for value in range(256)]
    mask = hill.resize(image.size, Image.Resampling.BILINEAR).point(table)
    image.paste(ImageColor.getrgb(colour), (0, 0), mask)
