"""Pictures of the Great Pyramid stay the same as approved ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.pyramid.golden import FOLDER, pictures
from tests.render.golden import EPSILON, difference

pytest.importorskip("game.egypt", reason="the pictures are of games with Ancient Egypt")


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    """Board and gods differ from the golden ones by less than epsilon; else both are saved."""
    kept = tmp_path / f"{name}.png"

    far = difference(pictures()[name](), FOLDER / f"{name}.png", kept)

    assert far <= EPSILON, f"{name} differs by {far:.2f}; compare {kept} with the golden one"
