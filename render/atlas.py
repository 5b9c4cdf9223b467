"""
All art of a theme on one sheet, and the 256 colors that suit it best.

``python -m render.atlas`` chooses them and writes the palettes; no picture needs it.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from PIL import Image, ImageChops, ImageColor

from render.palette import FILE
from render.themes import THEMES
from render.themes.theme import Catalogue, Theme

UNIT = 0.25
"""Scale at which the art is drawn to count its colors."""
SHEET = (480, 1600)
NEAR = 3
"""Maximum difference in red, green or blue at which a named color replaces another one."""


def chosen(name: str, sheet: Image.Image) -> list[str]:
    """The 256 colors that suit the theme called *name*, with all its art on the *sheet*, best."""
    theme = THEMES[name]
    # Glass colors are never seen by themselves.
    solid = [value for value in theme.colours.values() if len(value) == len("#rrggbb")]
    named = list(dict.fromkeys(value.lower() for value in (*solid, *theme.water)))
    left = _without(sheet, named)
    counted = left.quantize(256 - len(named), Image.Quantize.MEDIANCUT, kmeans=1)
    rest = iter(counted.getpalette() or [])
    found = [f"#{r:02x}{g:02x}{b:02x}" for r, g, b in zip(rest, rest, rest, strict=False)]
    return (named + found + [named[0]] * 256)[:256]


def _without(sheet: Image.Image, named: list[str]) -> Image.Image:
    """The pixels of a *sheet* that no *named* color is close enough to, in one row."""
    held = Image.new("P", (1, 1))
    held.putpalette([value for colour in named for value in ImageColor.getrgb(colour)])
    nearest = sheet.quantize(palette=held, dither=Image.Dither.NONE).convert("RGB")
    far = _largest(ImageChops.difference(sheet, nearest))
    data = sheet.tobytes()
    found = [data[3 * i : 3 * i + 3] for i, off in enumerate(far.tobytes()) if off > NEAR]
    return Image.frombytes("RGB", (len(found), 1), b"".join(found))


def _largest(image: Image.Image) -> Image.Image:
    """The largest of red, green and blue at each pixel."""
    red, green, blue = image.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def atlas(name: str) -> Image.Image:
    """All art of a theme on one sheet, on sand and water as in pictures."""
    theme = THEMES[name]
    return laid_out(theme, theme.catalogue, UNIT)


def laid_out(theme: Theme, catalogue: Catalogue, unit: float) -> Image.Image:
    """The sprites of a *catalogue* on one sheet, in this size, below the colors of the water."""
    sheet = Image.new("RGB", SHEET, theme.colours["sand"])
    step = 24
    for i, colour in enumerate(theme.water):
        sheet.paste(colour, (0, i * step, SHEET[0], (i + 1) * step))
    x, y, row = 0, 0, 0
    for art, args in catalogue:
        stamp = theme.stamp(art, args, unit)
        if x + stamp.image.width > SHEET[0]:
            x, y, row = 0, y + row, 0
        sheet.paste(stamp.image, (x, y), stamp.image)
        x, row = x + stamp.image.width, max(row, stamp.image.height)
    return sheet.crop((0, 0, SHEET[0], min(SHEET[1], y + row)))


if __name__ == "__main__":
    for each in THEMES:
        home = resources.files(THEMES[each].home)
        Path(str(home / FILE.format(each))).write_text("\n".join(chosen(each, atlas(each))) + "\n")
