"""Two processes of a bot share a PostgreSQL: each has its shard, and both act on every game."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.features.clocks.clocks import KIND
from bot.scenes import now
from bot.table.draft import Draft
from bot.table.state.clock import Clock, Clocks
from sandbox.person import Person
from sandbox.post import Post
from storage import Store
from tests.crash import killing
from tests.crash.positions import Position, position
from tests.databases import POSTGRESQL, Database
from tests.patience import PATIENCE
from tests.shards.processes import ATTIC, FAR, NEAR, Two, child, two
from tests.waiting import until

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.parametrize("database", [POSTGRESQL], indirect=True),
]


async def test_a_direct_message_acts_on_a_game_of_the_other_process(
    database: Database, tmp_path: Path
) -> None:
    """Shard 0 gets direct messages, and accepts a click there while the game's owner is dead."""
    here = position("Discard")
    async with two(tmp_path, database, near=here) as t:
        await t.start(NEAR, FAR)
        await t.table.rest()
        person, lines = t.person(here), t.lines(here)

        await t.kill(NEAR)
        await discard_by_message(t, here, person)
        assert t.lines(here) == lines + 1
        shown = newest(person)

        await t.start(NEAR)
        await t.table.rest()
        assert newest(person) != shown
        assert newest(person).endswith(f"-{here.game.state.number + 1}.png")
        assert t.faults() == []


async def test_what_one_process_writes_is_told_by_the_other(
    database: Database, tmp_path: Path
) -> None:
    """While both run, the owner hears about a click in a direct message and updates the table."""
    here = position("Discard")
    async with two(tmp_path, database, near=here) as t:
        await t.start(NEAR, FAR)
        await t.table.rest()
        person = t.person(here)

        await discard_by_message(t, here, person)

        await t.table.rest()
        assert newest(person).endswith(f"-{here.game.state.number + 1}.png")
        assert t.faults() == []


async def test_games_go_on_while_the_processes_are_killed_in_turn(
    database: Database, tmp_path: Path
) -> None:
    """Each game needs only its own process; a request to a dying one is done after its start."""
    near, away = position("EndTurn"), position("BuyCard")
    async with two(tmp_path, database, near=near, far_away=away) as t:
        await t.start(NEAR, FAR)
        await t.table.rest()
        lines = {here.game_id: t.lines(here) for here in (near, away)}

        answered = answers(t)
        with killing.locked(t.table):
            asking = asyncio.create_task(killing.ask(t.table, near))
            await until(lambda: answers(t) > answered, "the bot has it")
            await t.kill(NEAR)
        asking.cancel()
        name, options = killing.command(away.game, away.action)
        await t.person(away).command(name, channel=ATTIC, **options)
        await until(lambda: t.lines(away) == lines[away.game_id] + 1, "the far one goes on")
        await t.start(NEAR)
        await t.kill(FAR)
        if t.lines(near) == lines[near.game_id]:
            await killing.ask(t.table, near)
        await until(lambda: t.lines(near) == lines[near.game_id] + 1, "the near one goes on")
        await t.start(FAR)
        await t.table.rest()

        assert t.lines(away) == lines[away.game_id] + 1
        assert newest(t.person(away), ATTIC).endswith(f"-{away.game.state.number + 1}.png")
        assert newest(t.person(near)).endswith(f"-{near.game.state.number + 1}.png")
        assert t.faults() == []


async def test_time_is_up_once(database: Database, tmp_path: Path) -> None:
    """Both processes check the deadlines, but the seat's default is played only once."""
    here = position("Discard")
    async with two(tmp_path, database, near=here) as t:
        owing = {int(debt.seat) for debt in here.game.state.due()}
        await let_run_out(database, here, owing)
        lines = t.lines(here)

        await t.start(NEAR, FAR)
        await until(lambda: t.lines(here) >= lines + len(owing), "the time is up")
        await t.table.rest()

        query = f"SELECT seat FROM lines WHERE number >= {lines} ORDER BY number"  # noqa: S608  # ours
        assert {seat for (seat,) in t.table.asked(query)} >= owing
        forced = [seat for (seat,) in t.table.asked(query)][: len(owing)]
        assert sorted(forced) == sorted(owing)
        assert t.faults() == []


async def test_a_second_process_of_a_shard_is_refused(database: Database, tmp_path: Path) -> None:
    """A second process exits at once with a sentence for the host; the first one stays."""
    here = position("EndTurn")
    async with two(tmp_path, database, near=here) as t:
        await t.start(FAR)
        again = child(t.sandbox, database, FAR, "again")

        await again.start()

        assert await asyncio.wait_for(again.wait(), PATIENCE) == 1
        assert "shard 0 of 2 is run by another process" in again.last_lines()[-1]
        assert FAR in t.sandbox.sandbox.gateway.shards


def answers(t: Two) -> int:
    """The number of clicks and commands that the bot has answered."""
    return sum("/callback" in r["path"] for r in t.sandbox.sandbox.record.requests())


def newest(person: Person, channel: str = "parlour") -> str:
    """The file name of the picture on the channel's table."""
    posts = [p for p in person.posts(channel) if p.attachments and not p.is_ephemeral]
    return str(posts[-1].attachments[0]["filename"])


async def discard_by_message(t: Two, here: Position, person: Person) -> None:
    """Answer a seven below the hand, without going to the channel."""
    lines = t.lines(here)
    (post,) = person.direct
    for op in (":board", ":owed:"):
        post = await pressed(t, person, post, op)
    while any(":cards:" in str(part.get("custom_id")) for part in post.parts()):
        post = await pressed(t, person, post, ":cards:")
    await until(lambda: t.lines(here) > lines, "the cards are given")


async def pressed(t: Two, person: Person, post: Post, op: str) -> Post:
    """Press a button or make a menu's required choices, and return the private answer."""
    before = [e.view for e in person.ephemerals]
    part = next(p for p in post.parts() if op in str(p.get("custom_id")))
    if "options" in part:
        values = [option["value"] for option in part["options"][: part["min_values"]]]
        await person.choose(post, str(part["custom_id"]), values)
    else:
        await person.click(post, str(part["custom_id"]))
    return await t.table.sees(
        person,
        lambda: next(
            (e for e in reversed(person.ephemerals) if not e.is_loading and e.view not in before),
            None,
        ),
    )


async def let_run_out(database: Database, here: Position, seats: set[int]) -> None:
    """Give the table a pace, and let these seats' time run out long ago."""
    start, time = now() - timedelta(days=1), timedelta(minutes=5)
    clock = Clock(start, time, start + time, 2)

    def work(change: Draft) -> None:
        change.update(settings={**change.game.settings, "pace": "live"})
        change.remember(clocks=Clocks(dict.fromkeys(seats, clock)))
        for seat in seats:
            change.set_deadline(f"{KIND} {seat}", start + time)

    async with Store.open(database.url) as store:
        await store.change_by(Draft, here.game_id, work)
