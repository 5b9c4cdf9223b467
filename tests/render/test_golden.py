"""Pictures that a person has checked stay as they are, within a small tolerance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.render.golden import EPSILON, FOLDER, difference, pictures


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    """The picture and the golden one differ by less than epsilon; else both are kept to look at."""
    kept = tmp_path / f"{name}.png"

    far = difference(pictures()[name](), FOLDER / f"{name}.png", kept)

    assert far <= EPSILON, (
        f"{name} differs by {far:.2f}; compare {kept} with the golden one, "
        "and if it is better: python -m tests.render.golden"
    )


def test_every_golden_picture_is_tested() -> None:
    """The folder holds the pictures that are drawn, and no other."""
    assert {file.stem for file in FOLDER.glob("*.png")} == set(pictures())
