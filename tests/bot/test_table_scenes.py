"""The demo's starting points can be reached, however the dice fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.tables import put_scene


@pytest.mark.parametrize("name", ["setup", "offer", "victory"])
def test_a_scene_is_reached(tmp_path: Path, name: str) -> None:
    """A game in which somebody wins before the scene comes is tried again."""
    put_scene(tmp_path, name)
