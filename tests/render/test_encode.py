"""The bytes of a PNG hold the picture's own pixels."""

from __future__ import annotations

import io
import zlib
from random import Random

import pytest
from PIL import Image, ImageChops

from render.encode import STRIP, encode, joined, strips


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 480)])
def test_the_file_opens_as_the_same_picture(size: tuple[int, int]) -> None:
    """Size, palette and every pixel come back, and the checksums are right."""
    picture = Image.effect_mandelbrot(size, (-2, -1.5, 1, 1.5), 60).convert("RGB").quantize(200)

    data = encode(picture)

    with Image.open(io.BytesIO(data)) as checked:
        checked.verify()
    found = Image.open(io.BytesIO(data))
    assert (found.format, found.mode, found.size) == ("PNG", "P", size)
    difference = ImageChops.difference(found.convert("RGB"), picture.convert("RGB"))
    assert difference.getbbox() is None


def test_a_flat_picture_is_small() -> None:
    """Repeats are compressed: a sea without waves takes a hundredth of its pixels."""
    flat = Image.new("P", (800, 600))
    flat.putpalette([10, 20, 30])

    assert len(encode(flat)) < 800 * 600 / 100


def stream(data: bytes) -> bytes:
    """The content of a PNG's one chunk of pixels, after checking its checksum."""
    at = data.index(b"IDAT")
    return zlib.decompress(data[at + 4 : at + 4 + int.from_bytes(data[at - 4 : at], "big")])


def test_strips_taken_over_are_those_of_the_picture() -> None:
    """Only changed rows are deflated again, and the checksum covers them all."""
    chance, size = Random(), (90, 10 * STRIP + 7)
    picture = Image.frombytes("P", size, chance.randbytes(size[0] * size[1]))
    picture.putpalette(bytes(768))
    before = strips(picture)

    top = chance.randrange(size[1] - 2 * STRIP)
    bottom = top + chance.randrange(1, 2 * STRIP)
    picture.paste(0, (10, top, 20, bottom))
    after = strips(picture, before, [(top, bottom)])

    touched = range(top // STRIP, (bottom - 1) // STRIP + 1)
    assert [n for n, part in enumerate(after) if part is not before[n]] == list(touched)
    assert stream(joined(picture, after)) == picture.crop((-1, 0, *size)).tobytes()
    assert joined(picture, after) == encode(picture)
