"""Twenty whole games of random seeds to ten points, with every verb among them."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import pytest

from bot.screens.shown import BY_NAME
from sandbox.players.evening import NAMES, Plan
from tests.e2e.checks import check
from tests.e2e.whole import whole

pytestmark = [pytest.mark.e2e, pytest.mark.soak]

GAMES = 20


@pytest.mark.parametrize("way", ["clicks", "commands"])
async def test_ten_games_to_ten(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each holds, and together they use every verb."""
    seen: set[str] = set()
    for number in range(GAMES // 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        seed = secrets.randbelow(10**6)
        print(f"game {number + 1} of {GAMES // 2}, by {way}, players' seed {seed}")
        names = NAMES if way == "commands" else ()
        plan = Plan(by_commands=frozenset(names), options={"points": 10}, seed=seed)
        played = await whole(folder, plan, monkeypatch)
        check(played)
        seen |= played.verbs

    (tmp_path / "verbs.json").write_text(json.dumps(sorted(seen)))
    assert set(BY_NAME) - seen == set()
