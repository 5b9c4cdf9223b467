"""A program that dies while it opens a round pairs nobody twice, and opens nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.chat.address import Address
from bot.chat.messages import HAS_THREAD
from bot.features.tournaments import desk, opening
from bot.features.tournaments.desk import KIND, Contest, Desk
from bot.features.tournaments.field import Entrant, Settings, Tournament
from bot.features.tournaments.opening import Tournaments
from bot.scenes import PEOPLE
from bot.table.server.setups import Setup
from sandbox.messages import Message
from sandbox.rules.components import walk
from sandbox.world import CHANNELS_FROM, GUILD_ID
from storage import ContestRow
from tests.bot.cups import Cup, cup
from tests.databases import ONE_QUICK, Database

PLAYERS = dict([*PEOPLE.items()][:3])

FORGOTTEN = 400.0
"""Seconds after which Discord no longer knows a nonce."""


class Killed(BaseException):
    """The program dies here."""


class Killer:
    """Kills the program before or after the nth thing that it does to the world."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.count = 0
        self.where = ""

    def around(self, name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        """*work*, with death before and after it."""

        async def done(*args: Any, **kinds: Any) -> Any:
            self._pass(f"before {name}")
            found = await work(*args, **kinds)
            self._pass(f"after {name}")
            return found

        return done

    def _pass(self, where: str) -> None:
        self.count += 1
        if self.count == self.at:
            self.where = where
            raise Killed


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_a_kill_at_any_step_opens_each_table_once(database: Database, tmp_path: Path) -> None:
    """After a death at any step, each person has one table, one ping, one thread and one game."""
    async with cup(tmp_path, database, ()) as c:
        assert c.client._clock is not None
        c.client._clock.cancel()
        c.client.services.tables.tell = lambda table: None  # the games' own posts don't matter
        at, faults = 0, list[str]()
        while True:
            at += 1
            row, killer = await _ready(c), Killer(at)
            await _opened(c, row, killer)
            faults += [f"{killer.where}: {fault}" for fault in await _faults(c, row)]
            if not killer.where:
                break
        assert faults == []
        assert at > 20  # deaths; the last round is opened without one
        assert {code for *_, code in c.sandbox.errors()} == {HAS_THREAD}


async def _ready(c: Cup) -> ContestRow:
    """A tournament of three whose first round can be drawn."""
    now = c.clock.now()
    settings = Settings(checkin=0, channel=CHANNELS_FROM, starts=now, rounds=1, finals=0)
    entrants = tuple(Entrant(user=user, name=name) for name, user in PLAYERS.items())
    contest = Contest(
        tournament=Tournament(settings=settings, entrants=entrants),
        desk=Desk(setup=Setup(("base",), {}, {})),
    )
    return await c.client.services.store.contests.create(
        GUILD_ID, KIND, "Cup", desk.written(contest), now + timedelta(days=1)
    )


async def _opened(c: Cup, row: ContestRow, killer: Killer) -> None:
    """Open the round and begin its game; after a death, a new program goes on."""
    services = c.client.services
    with pytest.MonkeyPatch.context() as patch:
        for home, name in (
            (services.store.contests, "change"),
            (services.messages, "post"),
            (services.messages, "open_thread"),
            (services.games, "open"),
            (opening, "begin"),
        ):
            patch.setattr(home, name, killer.around(name, getattr(home, name)))
        for step in (None, _come):
            try:
                if step:
                    await step(c, row)
                await Tournaments(services).go_on(row.id)
            except Killed:
                # Only what is stored counts: the nonce is forgotten, too.
                c.sandbox.clock.move(FORGOTTEN)
                if step:
                    await step(c, row)
                await Tournaments(services).go_on(row.id)


async def _come(c: Cup, row: ContestRow) -> None:
    """Everyone comes to their table."""

    def work(held: Contest) -> Contest:
        (this,) = held.tournament.rounds
        tables = tuple(replace(one, present=one.players) for one in this.tables)
        return held.at(replace(held.tournament, rounds=(replace(this, tables=tables),)))

    await desk.change(c.client.services.store, row.id, work)


async def _faults(c: Cup, row: ContestRow) -> list[str]:
    """Everything that isn't there exactly once."""
    found = await c.client.services.store.contests.find(row.id)
    assert found is not None
    rounds = desk.read(found).tournament.rounds
    (match,) = rounds[0].tables
    messages = c.sandbox.world.channels[CHANNELS_FROM].messages.values()
    posts = [(key, m) for m in messages if (key := _key(m, row))]
    games = c.database.asked("SELECT channel_id, id, status FROM games")
    facts = {
        "people": sorted(match.players) == sorted(PLAYERS.values()) and len(rounds) == 1,
        "posts": Counter(key for key, _ in posts) == {"lobby": 1, "round1": 1, "t1-1": 1},
        "thread": [m.thread for key, m in posts if key == "t1-1"] == [match.thread],
        "game": [row[1:] for row in games if row[0] == match.thread] == [(match.game, "running")],
        "state": match.state == "playing",
    }
    return [name for name, holds in facts.items() if not holds]


def _key(message: Message, row: ContestRow) -> str:
    """The key of a tournament's post; empty for another's."""
    for part in walk(message.components):
        address = Address.parse(str(part.get("custom_id", "")))
        if address and address.op == "cup" and address.args[0] == row.id:
            return address.args[1]
    return ""
