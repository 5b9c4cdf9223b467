"""
One palette for each theme, chosen from all of its art, so that no picture adapts its own.

The named colors are in it as they are; the rest is what the art needs most. A palette picture is a
third as large and far quicker to write, and cannot be told from the full one. The choice is kept in
a file beside the theme; ``python -m render.atlas`` chooses again when art has changed.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from PIL import Image, ImageColor

from render.encode import encode
from render.themes import THEMES

FILE = "{}.palette.txt"
"""The name of the palette's file, in the theme's home folder."""


def png(image: Image.Image, theme: str) -> bytes:
    """*image* as a PNG in the palette of *theme*."""
    return encode(flat(image, theme))


def flat(image: Image.Image, theme: str) -> Image.Image:
    """*image* in the palette of *theme*, each pixel by itself."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=8)
def palette(name: str) -> Image.Image:
    """A small picture that carries the palette of the theme called *name*."""
    file = resources.files(THEMES[name].home) / FILE.format(name)
    colours = map(ImageColor.getrgb, file.read_text("ascii").split())
    held = Image.new("P", (1, 1))
    held.putpalette([value for colour in colours for value in colour[:3]])
    return held
