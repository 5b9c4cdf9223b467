"""
The painter: the one place where shapes become pixels.

Sprites are drawn once for each theme and size and then only laid down.
"""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from render.camera import RADIUS, hexagon
from render.lettering import capital, ink
from render.pen import Stamp
from render.shapes import Sea, Shape, Sprite, Text
from render.shelf import Shelf
from render.themes import Theme

SHORES = ((205, 70), (136, 48), (76, 28), (38, 10), (27, 7), (20, 6), (14, 6))
"""How far each shade of water and sand reaches from the land, and how soft its bays are."""

SPRITES: Shelf[Stamp] = Shelf(48 << 20, lambda stamp: 4 * stamp.image.width * stamp.image.height)
"""Sprites by theme, name, arguments and unit."""


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
    """From the deep to the beach, each nearer to the land than the one before."""
    image.paste(theme.water[0], (0, 0, *image.size))
    colours = (*theme.water[1:], theme.colours["sand.wet"], theme.colours["sand"])
    for colour, (reach, softness) in zip(colours, SHORES, strict=True):
        mask = _around(sea, image.size, reach, softness)
        image.paste(ImageColor.getrgb(colour), (0, 0), mask)
    for i, at in enumerate(sea.waves):
        _sprite(image, Sprite("wave", (i % 3,), at, sea.unit), theme)


def _around(sea: Sea, size: tuple[int, int], reach: float, softness: float) -> Image.Image:
    """All within *reach* of the land, as a mask whose corners are rounded by *softness*."""
    # The edge of a blurred mask is where it is half full; half the size blurs as well.
    half = Image.new("L", ((size[0] + 1) // 2, (size[1] + 1) // 2))
    pencil = ImageDraw.Draw(half)
    outline = [(dx * sea.unit / 2, dy * sea.unit / 2) for dx, dy in hexagon(RADIUS + reach)]
    for x, y in sea.lands:
        pencil.polygon([(x / 2 + dx, y / 2 + dy) for dx, dy in outline], 255)
    blurred = half.filter(ImageFilter.GaussianBlur(softness * sea.unit / 2))
    steep = max(1.5, 1.3 * softness * sea.unit)
    table = [max(0, min(255, round(128 + (value - 128) * steep))) for value in range(256)]
    return blurred.resize(size, Image.Resampling.BILINEAR).point(table)
