"""A short storm: every fault once and a few kills, in the middle of a game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sandbox.faults import Fault, Misdeed
from sandbox.post import Post
from tests.bot.forked import Forked
from tests.bot.tables import Table, table
from tests.chaos.faults import FAULTS, NO_ROOM, ROOM, allow
from tests.chaos.storm import GOES_ON, Plan, Storm

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform != "linux", reason="only there is a full disk to be had"),
]

KILLS = 3


async def test_nothing_is_lost_in_a_storm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After every fault and some kills nothing is lost or doubled, and the game goes on."""
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("PICTURE_SCALE", "")
    monkeypatch.setenv("PERSON_LIMIT", "0")
    monkeypatch.setenv("EMOJI", "no")
    plan = Plan(kills=KILLS, games=1, pause=0.4, scene="midgame", plays_out=False)

    outcome = await Storm(plan, tmp_path, Forked).run()

    assert outcome.violations == []
    assert outcome.stages.total() == KILLS
    assert set(outcome.faults) == set(FAULTS)
    assert outcome.actions >= GOES_ON


async def test_a_full_disk_is_told_and_gets_over(tmp_path: Path) -> None:
    """With a full disk the player reads why; with room again the same click works."""
    async with table(tmp_path, "midgame", apart=True) as t:
        board, lines = await t.board(), t.lines

        told = await _without_room(t, board)
        stored = t.lines
        await t.on_turn(board).click(board, "End turn")
        await t.rest()

        assert "couldn’t save that" in told or "No he podido guardarlo" in told
        assert (stored, t.lines) == (lines, lines + 1)


async def test_what_could_not_be_written_is_not_done_later(tmp_path: Path) -> None:
    """Delivered again, with Discord's refusal lost, the click still isn't carried out."""
    async with table(tmp_path, "midgame", apart=True) as t:
        board, world = await t.board(), t.sandbox.world
        await _without_room(t, board)
        asked = max(world.interactions._by_id.values(), key=lambda each: each.id)
        world.faults.waiting.append(Fault(Misdeed.LOSE, 1, "POST", f"/{asked.id}/"))

        world.tell_bot("INTERACTION_CREATE", asked.event, world.guild.id)
        await t.command(t.on_turn(board), "hand")
        found = t.asked("SELECT interaction_id FROM lines WHERE interaction_id IS NOT NULL")

        assert (asked.id,) not in found


async def _without_room(t: Table, board: Post) -> str:
    """End the turn while the disk is full, and return the answer."""
    bot = t.sandbox.sandbox.supervisor.view()["process"]
    allow(bot, NO_ROOM)
    told = await t.told(t.on_turn(board), board, "End turn")
    allow(bot, ROOM)
    return told
