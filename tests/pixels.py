"""Pictures as their pixels: the same ones aren't always compressed to the same bytes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def pixels(file: bytes) -> tuple[tuple[int, int], bytes]:
    """The size of a picture, and its pixels."""
    image = Image.open(BytesIO(file))
    return image.size, image.convert("RGB").tobytes()
