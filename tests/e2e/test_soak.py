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


@pytest.mark.parametrize("number", range(GAMES))
async def test_a_game_to_ten(
    number: int,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half of them by clicks; the last one to end looks whether every verb was played."""
    seed = secrets.randbelow(10**6)
    names = NAMES if number % 2 else ()
    plan = Plan(by_commands=frozenset(names), options={"points": 10}, seed=seed)

    played = await whole(tmp_path, plan, monkeypatch)

    print(f"players' seed {seed}")
    check(played)
    # The workers of pytest-xdist have a folder each, in one that they share.
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base
    (shared / f"verbs-{number}.json").write_text(json.dumps(sorted(played.verbs)))
    ended = list(shared.glob("verbs-*.json"))
    if len(ended) == GAMES:
        seen = {verb for file in ended for verb in json.loads(file.read_text())}
        assert set(BY_NAME) - seen == set()
