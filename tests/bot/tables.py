"""A table for tests: the real bot, and people who look at their screens."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

import storage
from bot import scenes
from bot.__main__ import prepared
from bot.chat.invitation import PERMISSIONS
from bot.client import Client
from bot.settings import Settings
from game import Game, State
from sandbox.person import Person
from sandbox.post import Post
from sandbox.running import Running, running
from sandbox.world import World
from tests.bot.forked import Forked
from tests.databases import Database, File
from tests.once import publish_once, registered_once
from tests.patience import PATIENCE
from tests.seeded.sitecustomize import always
from tests.waiting import rest, until

PEOPLE = ("Alba", "Bruno", "Chloé", "Dámaso")
T = TypeVar("T")


@dataclass(slots=True)
class Table:
    """The sandbox, the people at the table, and the bot's database."""

    sandbox: Running
    people: list[Person]
    database: Database
    client: Client | None = None
    """The bot, if it runs within the test."""

    @staticmethod
    async def sees(person: Person, look: Callable[[], T | None]) -> T:
        """The first result that *look* finds on a person's screen; waits until there is one."""
        found = await person.wait_for(look, timeout=PATIENCE)
        assert found is not None
        return found

    @property
    def lines(self) -> int:
        """The number of lines in all logs."""
        ((count,),) = self.database.asked("SELECT count(*) FROM lines")
        return int(count)

    @property
    def state(self) -> State:
        """The only game's state, as it is stored."""
        ((snapshot,),) = self.asked("SELECT snapshot FROM games")
        return Game.restored(snapshot).state

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        """The database's rows for a query."""
        return self.database.asked(query)

    def public(self, person: Person | None = None) -> list[Post]:
        """The posts that everyone in the channel can see."""
        return [p for p in (person or self.people[0]).posts("parlour") if not p.is_ephemeral]

    async def board(self) -> Post:
        """The table's post: it has a picture and buttons."""
        await self.rest()
        return [p for p in self.public() if p.attachments and p.buttons][-1]

    def on_turn(self, board: Post) -> Person:
        """The person that the table's post calls."""
        return next(p for p in self.people if f"<@{p.id}>" in board.content)

    async def answer(self, person: Person) -> Post:
        """A person's newest private answer, once the bot has written everything."""
        await self.rest()
        answer = person.ephemerals[-1]
        assert not answer.is_loading
        return answer

    async def told(self, person: Person, post: Post, label: str) -> str:
        """Press a button, and return the private answer's text once everything has been posted."""
        before = {e.id for e in person.ephemerals}
        await person.click(post, label)
        return await self._answered(person, before)

    async def command(self, person: Person, name: str, **options: Any) -> str:
        """Run a command, and return the private answer's text once everything has been posted."""
        before = {e.id for e in person.ephemerals}
        await person.command(name, **options)
        return await self._answered(person, before)

    async def _answered(self, person: Person, before: set[str]) -> str:
        await self.rest()
        (answer, *_) = [e for e in person.ephemerals if e.id not in before]
        assert not answer.is_loading
        return answer.content

    async def discard(self, person: Person) -> None:
        """Discard by the newest private screen, one card after another."""
        before = self.lines
        while self.lines == before:
            screen = next(e for e in reversed(person.ephemerals) if e.menus)
            menu = screen.menus[0]
            await person.choose(screen, menu["custom_id"], [menu["options"][0]["value"]])
            await self.rest()
        assert self.lines == before + 1

    async def rest(self) -> None:
        """Wait until the bot has done and posted everything, and everyone has seen it."""
        await rest(self.sandbox.sandbox, self.database, self.client)
        screens = self.sandbox.world.screens
        for person in self.sandbox.people:
            number = screens.number(int(person.id))
            await self.sees(person, lambda p=person, n=number: p.screen["seq"] >= n)  # type: ignore[misc]  # mypy sees no defaults in a lambda

    async def grown(self, lines: int) -> None:
        """Wait until the log has this many lines."""
        await until(lambda: self.lines >= lines)


def bot_command() -> str:
    """The command that starts the bot."""
    return f"{shlex.quote(sys.executable)} -m bot run"


def environment(database: Database) -> dict[str, str]:
    """The bot's settings for a program that the test starts."""
    return {**os.environ, **settings(database)}


def settings(database: Database) -> dict[str, str]:
    """The bot's settings that the test chooses."""
    return {
        "DATABASE_URL": database.url,
        "PICTURE_SCALE": "0.25",
        "PERSON_LIMIT": "0",  # these people are faster than real ones
        "EMOJI": "no",
    }


async def put_scene(database: Database, name: str) -> None:
    """Put a starting point into the database before the bot runs."""
    await scenes.put(Settings(database_url=database.url), name)


async def put_same_scene(database: Database, name: str) -> None:
    """Put a starting point, the same in every test."""
    await put_once(database, name, (), lambda: put_scene(database, name))


async def put_once(
    database: Database, seed: str, what: Hashable, put: Callable[[], Awaitable[None]]
) -> None:
    """Let *put* fill a database with *what* is wanted; a new file is a copy of the first one."""
    file = database.path if isinstance(database, File) else None
    is_new = file is not None and not file.exists()
    key = (seed, what, scenes.GUILD, scenes.CHANNEL)
    if file and is_new and key in _PUT:
        file.write_bytes(_PUT[key])
        return
    with always(seed):
        await put()
    if file and is_new:
        _PUT[key] = file.read_bytes()


_PUT: dict[Hashable, bytes] = {}
"""The files of starting points, by seed, content and place."""


@asynccontextmanager
async def table(
    folder: Path,
    scene: str | None = None,
    database: Database | None = None,
    *,
    apart: bool = False,
    emoji: bool = False,
    before: Callable[[World], None] | None = None,
    names: Sequence[str] = PEOPLE,
) -> AsyncIterator[Table]:
    """
    The bot at *scene*, or on a given *database*; otherwise on a new file in *folder*.

    It has already posted all that it owed. A scene is one position: a fact about it is true in
    every run, and the dice from there on are the same too.

    The bot runs within the test, so it starts at once; *apart* makes it a program that can be
    killed. *before* fills the sandbox first; *names* are the people who watch. It uploads no emoji,
    unless *emoji* is set.
    """
    database = database or File(folder / "games.db")
    if scene:
        await put_same_scene(database, scene)
    command = bot_command() if apart else None
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings(database).items():
            patch.setenv(name, value)
        if emoji:
            patch.delenv("EMOJI")
        async with AsyncExitStack() as stack:
            stack.enter_context(registered_once())
            sandbox = await stack.enter_async_context(
                running(
                    bot=command,
                    folder=folder,
                    answer_within=PATIENCE,
                    program=Forked,
                    before=before,
                    invited=PERMISSIONS.value,
                )
            )
            client = None if apart else await stack.enter_async_context(inside(sandbox))
            people = await sandbox.join(*names)
            found = Table(sandbox, people, database, client)
            await found.rest()
            yield found


FIELDS = Settings.model_fields
OWN = ("DATABASE_URL", "DISCORD_TOKEN", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL")
"""Settings that differ in every test."""


@cache
def _settings(_environment: frozenset[tuple[str, str]]) -> Settings:
    """The settings of the environment, which are slow to read."""
    return Settings(_env_file=None)


@asynccontextmanager
async def inside(
    sandbox: Running, clock: Callable[[], datetime] = storage.now
) -> AsyncIterator[Client]:
    """The real bot as part of this program, connected to *sandbox* and keeping time by *clock*."""
    environment = {**os.environ, **sandbox.environment}
    own = {name.lower(): environment[name] for name in OWN}
    known = {name: text for name, text in os.environ.items() if name.lower() in FIELDS.keys() - own}
    chosen = _settings(frozenset(known.items())).model_copy(update=own)
    async with prepared(chosen, clock) as client:
        publish_once(client.tree, sandbox.world)
        bot = asyncio.create_task(client.start(chosen.discord_token), name="bot")
        await asyncio.wait(
            {bot, asyncio.create_task(sandbox.sandbox.supervisor.until_connected())},
            return_when=asyncio.FIRST_COMPLETED,
        )
        yield client
        await client.close()
        await bot
