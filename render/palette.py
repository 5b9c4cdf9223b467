"""
One palette for each theme, made once from all of its art, so that no picture adapts its own.

The named colours are in it as they are; the rest is what the art needs most. A palette picture
is a third as large and far quicker to write, and cannot be told from the full one.
"""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image, ImageColor

from render.themes import THEMES

UNIT = 0.25
"""How large the art is drawn to be counted."""
SHEET = (480, 640)


def png(image: Image.Image, theme: str) -> bytes:
    """*image* as a PNG in the palette of *theme*."""
    small = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    out = io.BytesIO()
    small.save(out, "PNG", compress_level=6)
    return out.getvalue()


@lru_cache(maxsize=8)
def palette(name: str) -> Image.Image:
    """A small picture that carries the palette of the theme called *name*."""
    theme = THEMES[name]
    named = list(
        dict.fromkeys(ImageColor.getrgb(c)[:3] for c in (*theme.colours.values(), *theme.water))
    )
    counted = atlas(name).quantize(256 - len(named), Image.Quantize.MEDIANCUT, kmeans=1)
    rest = (counted.getpalette() or [])[: 3 * (256 - len(named))]
    values = [value for colour in named for value in colour] + rest
    held = Image.new("P", (1, 1))
    held.putpalette(values + values[:3] * ((768 - len(values)) // 3))
    return held


def atlas(name: str) -> Image.Image:
    """All art of a theme on one sheet, on sand and water as it lies in pictures."""
    theme = THEMES[name]
    sheet = Image.new("RGB", SHEET, theme.colours["sand"])
    step = 24
    for i, colour in enumerate(theme.water):
        sheet.paste(colour, (0, i * step, SHEET[0], (i + 1) * step))
    x, y, row = 0, 0, 0
    for art, args in theme.catalogue:
        stamp = theme.stamp(art, args, UNIT)
        if x + stamp.image.width > SHEET[0]:
            x, y, row = 0, y + row, 0
        sheet.paste(stamp.image, (x, y), stamp.image)
        x, row = x + stamp.image.width, max(row, stamp.image.height)
    return sheet.crop((0, 0, SHEET[0], min(SHEET[1], y + row)))
