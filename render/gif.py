"""
An animation in one fixed palette, each picture holding only its changes from the one before.

Unchanged pixels are transparent, so that a hundred boards are no larger than a few.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from render.palette import palette

CLEAR = 255
"""The color number for transparent: the picture below stays."""
KEEP = 1
"""The disposal of a picture when the next one comes: leave it."""

Frame: TypeAlias = tuple[Image.Image, int]
"""A picture in full colors, and its duration in milliseconds."""


def gif(frames: Iterable[Frame], theme: str) -> bytes:
    """
    *frames* of one size in an endless loop, in the palette of *theme*.

    :raises ValueError: if there is no frame.
    """
    colours = _colours(theme)
    parts: list[bytes] = []
    before: Image.Image | None = None
    waiting: tuple[Image.Image, tuple[int, int], int] | None = None
    for picture, time in frames:
        flat = picture.quantize(palette=colours, dither=Image.Dither.NONE)
        found = _changed(before, flat)
        if before is None:
            parts.append(_header(flat, colours))
        before = flat
        if found is None and waiting is not None:
            waiting = (*waiting[:2], waiting[2] + time)
            continue
        if waiting is not None:
            parts += _block(*waiting)
        assert found is not None
        waiting = (*found, time)
    if waiting is None:
        message = "an animation has at least one picture"
        raise ValueError(message)
    return b"".join((*parts, *_block(*waiting), b";"))


def _colours(theme: str) -> Image.Image:
    """The theme's palette without its last color, whose number is needed for transparent."""
    held = Image.new("P", (1, 1))
    held.putpalette((palette(theme).getpalette() or [])[: 3 * CLEAR])
    return held


def _changed(
    before: Image.Image | None, flat: Image.Image
) -> tuple[Image.Image, tuple[int, int]] | None:
    """The changed part of a picture, and its position; None if nothing changed."""
    if before is None:
        return flat, (0, 0)
    old, new = (Image.frombytes("L", flat.size, one.tobytes()) for one in (before, flat))
    mask = ImageChops.difference(old, new).point([0] + [255] * 255)
    room = mask.getbbox()
    if room is None:
        return None
    fresh = Image.new("L", flat.size, CLEAR)
    fresh.paste(new, (0, 0), mask)
    cut = fresh.crop(room)
    return Image.frombytes("P", cut.size, cut.tobytes()), room[:2]


def _header(flat: Image.Image, colours: Image.Image) -> bytes:
    """The size, the palette, and the endless loop."""
    table = bytes(colours.getpalette("RGB") or ())[: 3 * CLEAR]
    return b"".join(
        (
            b"GIF89a",
            struct.pack("<HHBBB", *flat.size, 0xF7, 0, 0),
            table.ljust(3 * (CLEAR + 1), b"\0"),
            b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
        )
    )


def _block(cut: Image.Image, at: tuple[int, int], time: int) -> list[bytes]:
    return GifImagePlugin.getdata(cut, at, transparency=CLEAR, duration=time, disposal=KEEP)
