"""Whole games end to end: the real bot in its own process, and people who see a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from players.evening import NAMES, Plan
from tests.databases import POSTGRESQL, SQLITE, Database
from tests.e2e.checks import check
from tests.e2e.spanish import english_in
from tests.e2e.whole import whole
from tests.house import needs

pytestmark = pytest.mark.e2e

SOAKED = pytest.mark.soak
"""Marks repeated pairs: the games below cover each way and each database anyway."""


@pytest.mark.parametrize(
    ("database", "names"),
    [
        pytest.param(SQLITE, NAMES, id="sqlite-commands"),
        pytest.param(POSTGRESQL, (), id="postgresql-clicks", marks=SOAKED),
        pytest.param(SQLITE, (), id="sqlite-clicks", marks=SOAKED),
        pytest.param(POSTGRESQL, NAMES, id="postgresql-commands", marks=SOAKED),
    ],
    indirect=["database"],
)
async def test_a_game_to_five(
    database: Database, names: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game by clicks has icons in texts and buttons, and one by commands has words."""
    plan = Plan(by_commands=frozenset(names), options={"points": 5})

    played = await whole(tmp_path, plan, monkeypatch, database, emoji=not names)

    check(played)
    assert ("<:hex_" in played.text) == (not names)


@pytest.mark.parametrize(
    ("database", "expansion", "names"),
    [
        pytest.param(POSTGRESQL, "base duel", NAMES[:2], id="postgresql-two", marks=needs("duel")),
        pytest.param(POSTGRESQL, "base", NAMES, id="postgresql-four", marks=SOAKED),
        pytest.param(SQLITE, "base", NAMES, id="sqlite-four", marks=SOAKED),
    ],
    indirect=["database"],
)
async def test_a_spanish_game_has_no_english_sentence(
    database: Database,
    expansion: str,
    names: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    No post, private answer, alt text, button or menu has an English sentence.

    Half of the players click, the others type, all of them read icons, and the bot is killed. In
    every run two play; four play in Spanish in `test_a_short_game_of_the_pyramid`.
    """
    options = {"points": 5, "language": "es", "expansion": expansion}
    plan = Plan(names=names, options=options, locale="es-ES")

    played = await whole(tmp_path, plan, monkeypatch, database, kills=50, emoji=True)

    check(played)
    assert played.deaths
    assert len(played.seats) == len(names)
    assert "Mi mano" in played.text
    assert "<:hex_" in played.text
    assert english_in(played.text) == []
