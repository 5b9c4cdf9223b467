"""A scene is the same in every run, so tests can rely on facts about it."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

from tests.bot.tables import put_scene
from tests.databases import File
from tests.seeded.sitecustomize import always


async def snapshot(file: Path) -> object:
    """A scene's position after storing it in a new file."""
    database = File(file)
    with always("midgame"):
        await put_scene(database, "midgame")
    return database.asked("SELECT snapshot, seed FROM games")


async def test_a_scene_comes_again(tmp_path: Path) -> None:
    """Position and dice are the same, whatever was drawn before."""
    first = await snapshot(tmp_path / "first.db")
    secrets.token_bytes(32)

    assert await snapshot(tmp_path / "second.db") == first


def test_what_is_always_the_same_takes_nothing_from_the_tests_own_chance() -> None:
    """Fixed chance doesn't change the test's own random numbers."""

    def drawn() -> float:
        return random.Random().random()

    before = drawn()
    with always("this"):
        first = drawn()
    between = drawn()
    with always("this"):
        second = drawn()

    assert first == second
    assert len({before, first, between}) == 3
