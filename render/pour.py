"""
Pours the sea: deep water, shallows and sand around the land, nearly all the work of a picture.

If little land has changed since a sea was poured, only its surroundings are painted again.
"""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter

from render.camera import RADIUS, hexagon
from render.paint import Room, paint
from render.shapes import Point, Sea, Sprite
from render.themes import Theme

SHORES = ((205, 70), (136, 48), (76, 28), (38, 10), (27, 7), (20, 6), (14, 6))
"""How far each shade of water and sand reaches from land, and its bays' softness, in pixels."""
RIM = (22, 6)
"""Width of the desert's sand around the board, and the softness of its corners, in pixels."""
DUNES = (("dune.edge", -34, 1.5), ("dune", -38, 3.0))
"""How far inside its edge each desert shade begins, and how much wider it is drawn, in pixels."""
COARSE = 32
"""Distance in pixels between the points of the desert's coast that are computed."""

MOST = 0.6
"""Maximum share of a picture to repaint in parts; with more, all of it is repainted."""


def poured(sea: Sea, size: tuple[int, int], theme: Theme) -> Image.Image:
    """A picture of *sea*: from the deep to the beach, each nearer to the land than before."""
    image = Image.new("RGB", size)
    _pour(image, sea, theme, size, (0, 0, *size))
    return image


def repour(image: Image.Image, before: Sea, sea: Sea, theme: Theme) -> bool:
    """
    Turn an *image* of the sea *before* into *sea*, painting only the changes.

    Returns False, and does nothing, where that would be little less than all of it.
    """
    wide, high = image.size
    changed = {*sea.lands} ^ {*before.lands}
    if sea.dry or before.dry or sea.unit != before.unit or not changed or wide % 2 or high % 2:
        return False
    far = max(
        (RADIUS + reach) * sea.unit + 2 * _spread(sea, softness) for reach, softness in SHORES
    )
    left, top = (max(0, int(min(at[i] for at in changed) - far) // 2 * 2) for i in (0, 1))
    right, bottom = (
        min(size, -(-int(max(at[i] for at in changed) + far + 1) // 2) * 2)
        for i, size in enumerate(image.size)
    )
    if (right - left) * (bottom - top) > MOST * wide * high:
        return False
    part = Image.new("RGB", (right - left, bottom - top))
    _pour(part, sea, theme, image.size, (left, top, right, bottom))
    image.paste(part, (left, top))
    return True


def _pour(image: Image.Image, sea: Sea, theme: Theme, size: tuple[int, int], box: Room) -> None:
    """The part of the sea in *box*, of a picture of this *size*; with a desert, all of it."""
    image.paste(theme.water[0], (0, 0, *image.size))
    colours = (*theme.water[1:], theme.colours["sand.wet"], theme.colours["sand"])
    coast = _coast(sea, size)
    for colour, (reach, softness) in zip(colours, SHORES, strict=True):
        mask = _around(sea, size, reach, softness, coast, box)
        image.paste(ImageColor.getrgb(colour), (0, 0), mask)
    if coast:
        _desert(image, sea, theme, coast)
    dunes = ((at, i % 3) for i, at in enumerate(sea.dunes))
    for name, spots in (("wave", sea.waves), ("dune", dunes)):
        shapes = (Sprite(name, (kind,), at, sea.unit) for at, kind in spots)
        paint(image, shapes, theme, box[:2])


def _desert(image: Image.Image, sea: Sea, theme: Theme, coast: Image.Image) -> None:
    """The desert behind the beaches of sea and board."""
    rim = _blurred(sea, image.size, *RIM, None)
    for colour, inland, times in DUNES:
        fuller = rim.point([min(255, round(times * value)) for value in range(256)])
        desert = ImageChops.subtract(_beyond(coast, inland * sea.unit), fuller)
        mask = desert.point([min(255, 4 * value) for value in range(256)])
        image.paste(
            ImageColor.getrgb(theme.colours[colour]),
            (0, 0),
            mask.resize(image.size, Image.Resampling.BILINEAR),
        )


def _coast(sea: Sea, size: tuple[int, int]) -> Image.Image | None:
    """The distance of each pixel, at half the *size*, inside the desert; None without one."""
    if not sea.dry:
        return None
    wide, high = -(-size[0] // COARSE), -(-size[1] // COARSE)
    found = Image.new("F", (wide, high))
    spots = (((i + 0.5) * COARSE, (j + 0.5) * COARSE) for j in range(high) for i in range(wide))
    found.putdata([_inside(sea, at) for at in spots])
    large = found.resize((wide * COARSE // 2, high * COARSE // 2), Image.Resampling.BICUBIC)
    return large.crop((0, 0, (size[0] + 1) // 2, (size[1] + 1) // 2))


def _inside(sea: Sea, at: Point) -> float:
    """The distance of *at* inside the desert; negative at sea."""
    x, y = at
    if not sea.wet:
        return RADIUS * sea.unit * len(sea.dry)
    wet, a, b = min(((x - a) ** 2 + (y - b) ** 2, a, b) for a, b in sea.wet)
    dry, c, d = min(((x - c) ** 2 + (y - d) ** 2, c, d) for c, d in sea.dry)
    bay = 11 * math.sin(x / sea.unit / 47) + 8 * math.sin(y / sea.unit / 36 + 1)
    return (wet - dry) / (2 * math.hypot(a - c, b - d)) + bay * sea.unit


def _beyond(coast: Image.Image, reach: float) -> Image.Image:
    """All within *reach* of the desert, as a mask."""
    return coast.point(lambda far: far * 100 + (128 + reach * 100)).convert("L")


def _around(
    sea: Sea,
    size: tuple[int, int],
    reach: float,
    softness: float,
    coast: Image.Image | None,
    box: Room,
) -> Image.Image:
    """All within *reach* of land or *coast*, as a mask whose corners are rounded by *softness*."""
    # The edge of a blurred mask is where it is half full; half the size blurs as well.
    half = _reached(sea, size, reach, coast)
    left, top, right, bottom = box[0] // 2, box[1] // 2, -(-box[2] // 2), -(-box[3] // 2)
    # Land further away than the blur spreads changes nothing.
    more = _spread(sea, softness) + 2
    x, y = max(0, left - more), max(0, top - more)
    half = half.crop((x, y, min(half.width, right + more), min(half.height, bottom + more)))
    blurred = half.filter(ImageFilter.GaussianBlur(softness * sea.unit / 2))
    near = (left - x, top - y, right - x, bottom - y)
    steep = max(1.5, 1.3 * softness * sea.unit)
    table = [max(0, min(255, round(128 + (value - 128) * steep))) for value in range(256)]
    wide, high = box[2] - box[0], box[3] - box[1]
    return blurred.resize((wide, high), Image.Resampling.BILINEAR, near).point(table)


def _spread(sea: Sea, softness: float) -> int:
    """Maximum spread of a blur, at half the size: three times the radius of its box."""
    return 3 * (int(softness * sea.unit / 2) + 2)


def _blurred(
    sea: Sea, size: tuple[int, int], reach: float, softness: float, coast: Image.Image | None
) -> Image.Image:
    """The nearness of sea to land, from black to white and blurred, at half the *size*."""
    half = _reached(sea, size, reach, coast)
    return half.filter(ImageFilter.GaussianBlur(softness * sea.unit / 2))


def _reached(
    sea: Sea, size: tuple[int, int], reach: float, coast: Image.Image | None
) -> Image.Image:
    """All within *reach* of land or *coast*, with sharp corners, at half the *size*."""
    half = Image.new("L", ((size[0] + 1) // 2, (size[1] + 1) // 2))
    pencil = ImageDraw.Draw(half)
    outline = [(dx * sea.unit / 2, dy * sea.unit / 2) for dx, dy in hexagon(RADIUS + reach)]
    for x, y in sea.lands:
        pencil.polygon([(x / 2 + dx, y / 2 + dy) for dx, dy in outline], 255)
    if coast:
        half = ImageChops.lighter(half, _beyond(coast, reach * sea.unit))
    return half
