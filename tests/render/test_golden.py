"""Pictures that somebody has looked at stay as they are, within what the eye forgives."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, pictures

EPSILON = 1.5
"""The mean difference of a colour, of 255, that another build of Pillow may make."""


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    """The picture and the golden one differ by less than epsilon; else both are kept to look at."""
    png = pictures()[name]()

    found = Image.open(io.BytesIO(png)).convert("RGB")
    wanted = Image.open(FOLDER / f"{name}.png").convert("RGB")

    assert found.size == wanted.size, f"{name} is {found.size}, the golden one {wanted.size}"
    difference = max(ImageStat.Stat(ImageChops.difference(found, wanted)).mean)
    if difference > EPSILON:
        (tmp_path / f"{name}.png").write_bytes(png)
    assert difference <= EPSILON, (
        f"{name} differs by {difference:.2f}; compare {tmp_path / name}.png with the golden one, "
        "and if it is better: python -m tests.render.golden"
    )


def test_every_golden_picture_is_tested() -> None:
    """The folder holds the pictures that are drawn, and no other."""
    assert {file.stem for file in FOLDER.glob("*.png")} == set(pictures())
