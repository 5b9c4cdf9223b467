"""The demo's starting points can be reached, however the dice fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.tables import put_scene
from tests.databases import File


@pytest.mark.parametrize("name", ["setup", "offer", "victory"])
async def test_a_scene_is_reached(tmp_path: Path, name: str) -> None:
    """A game in which somebody wins before the scene comes is tried again."""
    await put_scene(File(tmp_path / "games.db"), name)
