"""Twenty whole games of random seeds to ten points, with every verb among them."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from bot.screens.shown import shown_in
from game import BOXES
from game.core.codec import compiled
from players.evening import NAMES, Plan
from tests.databases import Database
from tests.e2e.checks import check
from tests.e2e.whole import verbs_of_all, whole

pytestmark = [pytest.mark.e2e, pytest.mark.soak]

GAMES = 20
VERBS = shown_in(compiled(("base",), {}, 4, BOXES))


@pytest.mark.parametrize("number", range(GAMES // 2))
async def test_a_game_to_ten(
    database: Database,
    number: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half play by clicks, half on a file; the last game checks that all verbs were played."""
    seed = secrets.randbelow(10**6)
    names = NAMES if number % 2 else ()
    plan = Plan(by_commands=frozenset(names), options={"points": 10}, seed=seed)

    played = await whole(tmp_path, plan, monkeypatch, database)

    print(f"players' seed {seed}")
    check(played)
    seen = verbs_of_all(tmp_path, played, of=GAMES)
    assert seen is None or {shown.name for shown in VERBS} - seen == set()
