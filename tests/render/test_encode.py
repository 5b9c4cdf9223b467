"""The bytes of a PNG hold the picture's own pixels."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from render.encode import encode


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 480)])
def test_the_file_opens_as_the_same_picture(size: tuple[int, int]) -> None:
    """Size, palette and every pixel come back, and the check sums hold."""
    picture = Image.effect_mandelbrot(size, (-2, -1.5, 1, 1.5), 60).convert("RGB").quantize(200)

    data = encode(picture)

    with Image.open(io.BytesIO(data)) as checked:
        checked.verify()
    found = Image.open(io.BytesIO(data))
    assert (found.format, found.mode, found.size) == ("PNG", "P", size)
    difference = ImageChops.difference(found.convert("RGB"), picture.convert("RGB"))
    assert difference.getbbox() is None


def test_a_flat_picture_is_small() -> None:
    """What repeats is written once: a sea without waves takes a hundredth of its pixels."""
    flat = Image.new("P", (800, 600))
    flat.putpalette([10, 20, 30])

    assert len(encode(flat)) < 800 * 600 / 100
