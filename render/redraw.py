"""
The latest picture of a board in its palette: only the changes are painted again.

From one action to the next little changes: dice, a road, some numbers. So their surroundings are
painted, put into the palette and deflated, and the rest is reused.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from PIL import Image

from render.cache import Cache
from render.encode import Strip, joined, strips
from render.paint import Room, lay, marks
from render.palette import flat
from render.shapes import Shape
from render.themes import THEMES

MOST = 0.5
"""Maximum share of a picture to repaint in parts; with more, all of it is repainted."""


class Latest(NamedTuple):
    """The marks over the still layers of a board, and the picture of them."""

    shapes: tuple[Shape, ...]
    image: Image.Image
    strips: tuple[Strip, ...]


def _bytes(latest: Latest) -> int:
    deflated = sum(len(strip.deflated) for strip in latest.strips)
    return latest.image.width * latest.image.height + deflated


LATEST: Cache[Latest] = Cache(32 << 20, _bytes)
"""Pictures by the key of the still layers: those of some fourteen games."""


def redrawn(
    still: Image.Image,
    key: Hashable,
    shapes: tuple[Shape, ...],
    theme: str,
    above: Image.Image | None = None,
) -> bytes:
    """
    *shapes* over the *still* layers of a board, as a PNG in the palette of *theme*.

    A picture *above* the board is in this palette already, and as wide.
    *key* identifies the still layers: under it the last picture over them is cached.
    """
    laid = [(mark, mark.room) for mark in marks(shapes, THEMES[theme])]

    def painted(room: Room) -> Image.Image:
        part = still.crop(room)
        lay(part, (mark for mark, around in laid if _meet(around, room)), room[:2])
        return flat(part, theme)

    before = LATEST.kept(key)
    if before is None:
        image = painted((0, 0, *still.size))
        parts = strips(image)
    else:
        image = before.image.copy()
        rooms = _changed(before.shapes, shapes, theme, still.size)
        for room in rooms:
            image.paste(painted(room), room)
        parts = strips(image, before.strips, [(top, bottom) for _, top, _, bottom in rooms])
    LATEST.put(key, Latest(shapes, image, parts))
    return joined(image, parts, above)


def _changed(
    before: tuple[Shape, ...], after: tuple[Shape, ...], theme: str, size: tuple[int, int]
) -> list[Room]:
    """The parts to repaint in a picture of this *size*: all of it, or parts far apart."""
    wide, high = size
    gone, come = set(before) - set(after), set(after) - set(before)
    # Unchanged marks must be in the same order, or they cover something else.
    if [s for s in before if s not in gone] == [s for s in after if s not in come]:
        rooms = _apart(mark.room for mark in marks((*gone, *come), THEMES[theme]))
        rooms = [
            (max(0, left), max(0, top), min(wide, right), min(high, bottom))
            for left, top, right, bottom in rooms
        ]
        if sum((right - left) * (bottom - top) for left, top, right, bottom in rooms) < (
            MOST * wide * high
        ):
            return rooms
    return [(0, 0, wide, high)]


def _apart(rooms: Iterable[Room]) -> list[Room]:
    """*rooms*, merged wherever they overlap."""
    found: list[Room] = []
    for room in rooms:
        around = room
        while touched := [other for other in found if _meet(other, around)]:
            found = [other for other in found if other not in touched]
            sides = list(zip(around, *touched, strict=True))
            around = (min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3]))
        found.append(around)
    return found


def _meet(one: Room, other: Room) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
