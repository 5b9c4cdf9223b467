"""
One table's house: a sandbox whose clock stands still until it is moved, and the real bot in it.

Each table is a server of its own, so that one can be looked at again without the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
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
"""So many real seconds pass between two looks whether all is at rest."""
BEGINS = 18
"""The hour, in UTC, at which a table begins."""


class Unhurried(Listener):
    """Somebody who looks when all has been said: so a table goes the same way each time."""

    rest: Callable[[], Awaitable[None]] | None = None
    """Waits for that."""

    async def wait_for(self, look: Callable[[], T], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109  it is one
        """As any person does, after that."""
        if self.rest:
            await self.rest()
        return await super().wait_for(look, timeout)


class Kept(File):
    """An SQLite file that is looked into all the time, so it stays open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        path.unlink(missing_ok=True)
        self.open = sqlite3.connect(path)

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        return self.open.execute(query).fetchall()


@dataclass(slots=True)
class House:
    """The bot, its database, and those who look."""

    sandbox: Running
    client: Client
    database: Kept
    people: list[Unhurried]
    refused: list[str] = field(default_factory=list)
    """What Discord would have refused the bot, by the bot's own fault."""

    @property
    def now(self) -> float:
        """The time there, in seconds since 1970."""
        return self.sandbox.clock.now()

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        """What the database answers."""
        return self.database.asked(query)

    def since(self, number: int) -> list[tuple[Any, ...]]:
        """The lines of the log after that number: number, seat, person, click, line."""
        columns = "number, seat, user_id, interaction_id, line"
        query = f"SELECT {columns} FROM lines WHERE number > ? ORDER BY number"  # noqa: S608  these columns
        return self.database.open.execute(query, (number,)).fetchall()

    async def move(self, to: float) -> None:
        """Let time pass; what the bot was answered before it is not looked at again."""
        self.refused += [f"refused: {error}" for error in self.sandbox.errors()]
        self.sandbox.sandbox.record.clear()
        self.sandbox.clock.move(max(0.0, to - self.now))

    async def ring(self) -> None:
        """Have the bot look for what has fallen due."""
        await timers.look(self.client.services.games, self.client.services.now())
        await self.rest()

    async def rest(self) -> None:
        """Wait until all is done and said, and everybody has it on their screen."""
        sandbox = self.sandbox.sandbox
        async with asyncio.timeout(PATIENCE):
            # The database is asked last, and only once: this is asked for before each step.
            while (  # noqa: ASYNC110  # nothing tells that all is at rest
                what_is_open(sandbox)
                or what_is_done(self.client, sandbox)
                or what_is_owed(self.database)
            ):
                await asyncio.sleep(MOMENT)  # nothing tells that all is at rest
        screens = self.sandbox.world.screens
        for person in self.people:
            number = screens.number(int(person.id))
            await Person.wait_for(person, lambda p=person, n=number: p.screen["seq"] >= n, PATIENCE)  # type: ignore[misc]  # mypy sees no defaults in a lambda


@asynccontextmanager
async def house(folder: Path, names: Sequence[str], locales: Sequence[str]) -> AsyncIterator[House]:
    """A house for people with these names, who speak these languages; the games are in *folder*."""
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
            stack.callback(database.open.close)
            sandbox = await stack.enter_async_context(
                running(folder=folder, answer_within=PATIENCE, before=furnish)
            )

            def clock() -> datetime:
                return datetime.fromtimestamp(sandbox.clock.now(), UTC)

            # Whether an answer can still be sent or taken away is a question of its age, too.
            patch.setattr(discord.utils, "utcnow", clock)
            client = await stack.enter_async_context(inside(sandbox, clock))
            people = [
                await stack.enter_async_context(await Unhurried.join(sandbox.url, name))
                for name in names
            ]
            found = House(sandbox, client, database, people)
            for person in people:
                person.rest = found.rest
            await found.rest()
            yield found
