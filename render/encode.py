"""
A palette picture as the bytes of a PNG file.

Pillow can write one, but only with zlib, which takes longer than all the drawing. ISA-L deflates
the same pixels ten times faster into a file that is a fifth larger (docs/adr/0007). Rows are left
unfiltered: neighbouring numbers of a palette have nothing to do with one another.
"""

from __future__ import annotations

import struct
from binascii import crc32

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 2
"""Of ISA-L's levels the one with the smallest files; the highest is made for other data."""


def encode(image: Image.Image) -> bytes:
    """*image*, whose mode is P, without its transparency."""
    assert image.mode == "P", image.mode
    width, height = image.size
    # A row begins with its filter: a column of zeros, as what lies beside a picture is.
    rows = image.crop((-1, 0, width, height)).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(image.getpalette("RGB") or ())),
        (b"IDAT", isal_zlib.compress(rows, LEVEL)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", crc32(name + data))
