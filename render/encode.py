"""
A palette picture as the bytes of a PNG file.

Pillow can write one, but only with zlib, which takes longer than all the drawing. ISA-L deflates
the same pixels ten times faster into a file that is a fifth larger (docs/adr/0007). Rows are left
unfiltered: neighboring numbers of a palette have nothing to do with one another.

They are deflated in strips, none of which refers to another, so that a picture takes over those of
the one before it where nothing has changed (docs/adr/0007).
"""

from __future__ import annotations

import struct
from binascii import crc32
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 2
"""The level of ISA-L with the smallest files; the highest is made for other data."""
STRIP = 40
"""Rows in a strip: this makes files 2 % larger, half as many would make them 5 % larger."""
RAW = -15
"""Window bits for raw deflated data; its header and trailer are written here."""
BEGINNING, END = b"\x78\x01", b"\x03\x00"
MODULUS = 65521
"""The modulus of Adler checksums."""


class Strip(NamedTuple):
    """Some rows of a picture, deflated."""

    deflated: bytes
    adler: int
    """The checksum of the rows,"""
    length: int
    """and their length in bytes."""


def encode(image: Image.Image) -> bytes:
    """*image*, whose mode is P, without its transparency."""
    return joined(image, strips(image))


def strips(
    image: Image.Image, before: Sequence[Strip] = (), changed: Iterable[tuple[int, int]] = ()
) -> tuple[Strip, ...]:
    """
    The rows of *image*, whose mode is P, as strips from the top.

    Strips of a picture *before* it are reused, except for rows that have *changed*, each time from
    the first of two up to the second.
    """
    assert image.mode == "P", image.mode
    tops = range(0, image.height, STRIP)
    new = {number for first, end in changed for number in range(first // STRIP, -(-end // STRIP))}
    return tuple(
        [
            before[number] if before and number not in new else _strip(image, top)
            for number, top in enumerate(tops)
        ]
    )


def joined(image: Image.Image, parts: Sequence[Strip], above: Image.Image | None = None) -> bytes:
    """*image* as a PNG, whose rows are deflated in *parts*; with another picture *above* it."""
    wide, high = image.size
    if above is not None:
        parts, high = (*strips(above), *parts), high + above.height
    adler = reduce(_adler, parts, 1)
    deflated = b"".join([part.deflated for part in parts])
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(image.getpalette("RGB") or ())),
        (b"IDAT", BEGINNING + deflated + END + struct.pack(">I", adler)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _strip(image: Image.Image, top: int) -> Strip:
    # A row begins with its filter: a column of zeros, the color outside a picture.
    rows = image.crop((-1, top, image.width, min(top + STRIP, image.height))).tobytes()
    stream = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, RAW)
    deflated = stream.compress(rows) + stream.flush(isal_zlib.Z_FULL_FLUSH)
    return Strip(deflated, isal_zlib.adler32(rows), len(rows))


def _adler(adler: int, part: Strip) -> int:
    """The checksum of two parts in a row: one with checksum *adler*, then *part*."""
    low, high = adler & 0xFFFF, adler >> 16
    high += part.length * (low - 1) + (part.adler >> 16)
    low += (part.adler & 0xFFFF) - 1
    return high % MODULUS << 16 | low % MODULUS


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", crc32(name + data))
