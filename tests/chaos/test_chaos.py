"""A short storm: every fault once and a few kills, in the middle of a game."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.bot.tables import table
from tests.chaos.faults import FAULTS, NO_ROOM, ROOM, allow
from tests.chaos.storm import GOES_ON, Plan, Storm
from tests.crash import killing

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform != "linux", reason="only there is a full disk to be had"),
]

KILLS = 3


async def test_nothing_is_lost_in_a_storm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After every fault and some kills nothing is lost or doubled, and the game goes on."""
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("PICTURE_SCALE", "")
    plan = Plan(kills=KILLS, games=1, pause=0.4, scene="midgame", plays_out=False)

    outcome = await Storm(plan, tmp_path).run()

    assert outcome.violations == []
    assert outcome.stages.total() == KILLS
    assert set(outcome.faults) == set(FAULTS)
    assert outcome.actions >= GOES_ON


async def test_a_full_disk_is_told_and_gets_over(tmp_path: Path) -> None:
    """While nothing can be written the player is told so; with room again the same click works."""
    async with table(tmp_path, "midgame") as t:
        await killing.quiet(t)
        board = await t.board()
        person, lines = t.on_turn(board), t.lines
        bot = t.sandbox.sandbox.supervisor.view()["process"]

        allow(bot, NO_ROOM)
        told = await t.told(person, board, "End turn")
        stored = t.lines
        allow(bot, ROOM)
        await asyncio.gather(person.click(board, "End turn"), t.grown(lines + 1))

        assert "could not write that down" in told or "No he podido guardarlo" in told
        assert stored == lines
