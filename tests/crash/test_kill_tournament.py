"""The bot is killed while it opens a round of a tournament, and opens everything once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox.faults import Fault, Misdeed
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table
from tests.crash import killing
from tests.databases import POSTGRESQL, SQLITE, Database
from tests.waiting import until

pytestmark = pytest.mark.e2e

HELD = 100.0
"""Seconds that a request is held up."""

NEW = {"name": "Cup", "begins": "15m", "checkin": "none", "rounds": 1, "finals": "none"}


def posts(person: Person, label: str) -> list[Post]:
    """The channel's posts with this button."""
    return [p for p in person.posts("parlour") if label in p.buttons and not p.is_ephemeral]


def made(t: Table, path: str) -> int:
    """The number of the bot's requests that post there."""
    found = t.sandbox.sandbox.record.requests()
    return sum(r["method"] == "POST" and r["path"].endswith(path) for r in found)


@pytest.mark.parametrize(
    ("database", "path"),
    [(SQLITE, killing.POSTS), (POSTGRESQL, "/threads")],
    indirect=["database"],
)
async def test_a_round_is_opened_once(database: Database, path: str, tmp_path: Path) -> None:
    """Killed with a post or a thread made and not noted, the bot goes on where it was."""
    names = ("Alba", "Bruno", "Chloé", "Gus")
    async with table(tmp_path, database=database, apart=True, names=names) as t:
        *players, gus = t.people
        await t.command(gus, "tournament new", given=NEW)
        for person in players:
            await t.told(person, posts(person, "Sign up")[-1], "Sign up")

        # The round's own post comes first, then the table's post, then its thread.
        seen = made(t, path)
        fault = Fault(Misdeed.DELAY, 1, "POST", path, seconds=HELD)
        t.sandbox.world.faults.waiting.append(fault)
        asked = asyncio.create_task(gus.command("tournament next"))
        await until(lambda: made(t, path) > seen, "the bot opens the round")
        with killing.locked(t):
            t.sandbox.clock.move(HELD + 1.0)
            await until(lambda: not killing._open_at(t, path), "Discord has done it")
            await killing.kill(t)
        asked.cancel()
        await killing.start(t)
        await until(lambda: len(posts(gus, "I’m here")) == 1, "the table is open")
        await until(lambda: made(t, "/threads"), "its thread is open")
        await t.rest()

        for person in players:
            await t.told(person, posts(person, "I’m here")[-1], "I’m here")

        assert t.asked("SELECT count(*), max(status) FROM games") == [(1, "running")]
        assert len(posts(gus, "Standings")) == 3  # sign-up, round, table
        assert sum(c["kind"] == "thread" for c in gus.screen["channels"]) == 1
        for person in players:
            found = [n for n in person.screen["notifications"] if n["reason"] == "mention"]
            here = [n for n in found if n["channel"] == person.channel("parlour")]
            assert len(here) == 1
        assert killing.faults(tmp_path / "bot.log") == []
