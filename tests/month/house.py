"""
One table's house: the real bot in a sandbox whose clock only moves on request.

Each table has its own server, so that it can be run again without the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest

from bot.client import Client
from bot.features import timers
from players.listener import Listener
from sandbox.channels import Channel, Kind
from sandbox.person import Person
from sandbox.running import Running, running
from sandbox.users import PEOPLE_FROM, User
from sandbox.world import DIRECT_FROM, World
from tests.bot.tables import inside, settings
from tests.databases import File
from tests.month.people import DAY, HOUR
from tests.patience import PATIENCE
from tests.waiting import what_is_done, what_is_open, what_is_owed

T = TypeVar("T")

CHANNEL = "parlour"
MOMENT = 0.002
"""Real seconds between two checks whether all is at rest."""
BEGINS = 18
"""Hour, in UTC, at which a table begins."""


class Unhurried(Listener):
    """A person who looks only when the bot is done, so that a table always goes the same way."""

    rest: Callable[[], Awaitable[None]] | None = None
    """Waits until the bot is done."""

    async def wait_for(self, look: Callable[[], T], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109  it is one
        """Wait until the bot is done, and then like any other person."""
        if self.rest:
            await self.rest()
        return await super().wait_for(look, timeout)


class Kept(File):
    """An SQLite file that stays open, because it's read all the time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        path.unlink(missing_ok=True)

    @cached_property
    def open(self) -> sqlite3.Connection:
        """The connection, made late: it would create an empty file, which the bot refuses."""
        return sqlite3.connect(self.path)

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        return self.open.execute(query).fetchall()


@dataclass(slots=True)
class House:
    """The bot, its database, and the people."""

    sandbox: Running
    client: Client
    database: Kept
    people: list[Unhurried]
    refused: list[str] = field(default_factory=list)
    """Requests that Discord would have refused through the bot's own fault."""

    @property
    def now(self) -> float:
        """The house's time, in seconds since 1970."""
        return self.sandbox.clock.now()

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        """The database's rows for a query."""
        return self.database.asked(query)

    def since(self, number: int) -> list[tuple[Any, ...]]:
        """Lines of the log after this number: number, seat, person, click, line."""
        columns = "number, seat, user_id, interaction_id, line"
        query = f"SELECT {columns} FROM lines WHERE number > ? ORDER BY number"  # noqa: S608  these columns
        return self.database.open.execute(query, (number,)).fetchall()

    async def move(self, to: float) -> None:
        """Let time pass, and clear the record of earlier requests."""
        self.refused += [f"refused: {error}" for error in self.sandbox.errors()]
        self.sandbox.sandbox.record.clear()
        self.sandbox.clock.move(max(0.0, to - self.now))

    async def ring(self) -> None:
        """Let the bot handle what is due."""
        await timers.look(self.client.services.games, self.client.services.now())
        await self.rest()

    async def rest(self) -> None:
        """Wait until everything is done and posted, and on everyone's screen."""
        sandbox = self.sandbox.sandbox
        async with asyncio.timeout(PATIENCE):
            # Check the database last and only once, because this runs before each step.
            while (  # noqa: ASYNC110  # nothing tells that all is at rest
                what_is_open(sandbox)
                or what_is_done(self.client, sandbox)
                or what_is_owed(self.database)
            ):
                await asyncio.sleep(MOMENT)  # nothing signals that all is at rest
        screens = self.sandbox.world.screens
        for person in self.people:
            number = screens.number(int(person.id))
            await Person.wait_for(person, lambda p=person, n=number: p.screen["seq"] >= n, PATIENCE)  # type: ignore[misc]  # mypy sees no defaults in a lambda


@asynccontextmanager
async def house(folder: Path, names: Sequence[str], locales: Sequence[str]) -> AsyncIterator[House]:
    """A house for people with these names and languages, with its database in *folder*."""
    database = Kept(folder / "games.db")

    def furnish(world: World) -> None:
        world.clock.hold()
        world.clock.move((BEGINS * HOUR - world.clock.now()) % DAY)
        for number, (name, locale) in enumerate(zip(names, locales, strict=True), start=1):
            user = User(PEOPLE_FROM + number, name.casefold(), name, locale)
            world.people[user.id] = user
            talk = Channel(user.id + DIRECT_FROM, Kind.DIRECT, "dm", recipient=user.id)
            world.channels[talk.id] = talk

    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings(database).items():
            patch.setenv(name, value)
        async with AsyncExitStack() as stack:
            sandbox = await stack.enter_async_context(
                running(folder=folder, answer_within=PATIENCE, before=furnish)
            )

            def clock() -> datetime:
                return datetime.fromtimestamp(sandbox.clock.now(), UTC)

            # Whether an answer can still be sent or deleted depends on its age, too.
            patch.setattr(discord.utils, "utcnow", clock)
            client = await stack.enter_async_context(inside(sandbox, clock))
            stack.callback(database.open.close)
            people = [
                await stack.enter_async_context(await Unhurried.join(sandbox.url, name))
                for name in names
            ]
            found = House(sandbox, client, database, people)
            for person in people:
                person.rest = found.rest
            await found.rest()
            yield found
