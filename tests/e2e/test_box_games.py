"""Whole games of boxes, by people who were told of the base game alone; the bot is killed often."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from bot.screens.shown import shown_in
from game import BOXES
from game.core.codec import compiled
from players.evening import NAMES, Plan
from tests.databases import ONE_QUICK, Database
from tests.e2e.checks import check
from tests.e2e.whole import verbs_of_all, whole
from tests.house import needs

pytestmark = pytest.mark.e2e

SETS = ("gods", "egypt gods pyramid")
WAYS = {"clicks": (), "commands": NAMES}
FULL = [
    pytest.param(boxes, way, id=f"{boxes}-{way}".replace(" ", "-"))
    for boxes in SETS
    for way in WAYS
]


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("pyramid", "egypt")
@pytest.mark.parametrize("way", WAYS)
async def test_a_short_game_of_the_pyramid(
    database: Database, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All by clicks, all by commands: boats, blocks and gods are found and used."""
    options = {"points": 3, "box": "egypt gods pyramid"}
    plan = Plan(by_commands=frozenset(WAYS[way]), options=options, seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=25)

    check(played)
    assert played.deaths


@needs("pyramid", "egypt")
@pytest.mark.soak
@pytest.mark.parametrize(("boxes", "way"), FULL)
async def test_a_whole_game_of_boxes(
    database: Database, boxes: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To its end; the last one to end looks whether every verb of the boxes was played."""
    seed = secrets.randbelow(10**6)
    plan = Plan(by_commands=frozenset(WAYS[way]), options={"box": boxes}, seed=seed)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=120)

    print(f"players' seed {seed}: {len(played.lines)} lines, {played.deaths} deaths")
    check(played)
    assert played.deaths
    seen = verbs_of_all(tmp_path, played, of=2 * len(FULL))
    names = ("base", *SETS[-1].split())
    added = shown_in(compiled(names, {}, 4, BOXES))
    assert seen is None or {shown.name for shown in added} - seen == set()


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
@needs("seafarers")
@pytest.mark.parametrize("way", WAYS)
async def test_a_short_game_at_sea(
    database: Database, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All by clicks, all by commands: whatever is asked on New Shores is answered, to the end."""
    options = {"points": 5, "box": "seafarers", "map": "new_shores"}
    plan = Plan(by_commands=frozenset(WAYS[way]), options=options, seed=4)

    played = await whole(tmp_path, plan, monkeypatch, database, kills=25)

    check(played)
    assert played.deaths
