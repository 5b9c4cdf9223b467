"""The demo's starting points can be reached, however the dice fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import scenes
from bot.table.games import Games
from tests.bot.acting import begun
from tests.bot.tables import put_scene
from tests.databases import File


@pytest.mark.parametrize("name", ["setup", "offer", "victory"])
async def test_a_scene_is_reached(tmp_path: Path, name: str) -> None:
    """A game that is won before it reaches the scene is started again."""
    await put_scene(File(tmp_path / "games.db"), name)


async def test_a_game_that_has_come_to_a_stand_is_given_up(games: Games) -> None:
    """A game in which nobody builds never reaches some scenes, so another one is tried."""
    table = await begun(games)
    never = scenes.Scene(lambda game: False, builds=False)

    assert scenes._evening(games, table, never, 0) is None
