"""A table for tests: the real bot in a process of its own, and people who look at their screens."""

from __future__ import annotations

import asyncio
import os
import shlex
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sandbox.person import Person
from sandbox.post import Post
from sandbox.running import Running, running
from sandbox.world import World
from tests.databases import Database, File

PEOPLE = ("Alba", "Bruno", "Chloé", "Dámaso")
T = TypeVar("T")


@dataclass(slots=True)
class Table:
    """The sandbox, the people at the table, and the bot's database."""

    sandbox: Running
    people: list[Person]
    database: Database

    @staticmethod
    async def sees(person: Person, look: Callable[[], T | None]) -> T:
        """What *look* finds on a person's screen, as soon as it finds something."""
        found = await person.wait_for(look, timeout=40)
        assert found is not None
        return found

    @property
    def lines(self) -> int:
        """How many lines the logs have."""
        ((count,),) = self.database.asked("SELECT count(*) FROM lines")
        return int(count)

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        """What the database answers."""
        return self.database.asked(query)

    def public(self, person: Person | None = None) -> list[Post]:
        """What stands in the channel for everybody."""
        return [p for p in (person or self.people[0]).posts("catan") if not p.is_ephemeral]

    async def board(self) -> Post:
        """The table's post, as soon as it has a picture and buttons."""
        found = await self.sees(
            self.people[0], lambda: [p for p in self.public() if p.attachments and p.buttons]
        )
        return found[-1]

    def on_turn(self, board: Post) -> Person:
        """The person whom the table's post calls."""
        return next(p for p in self.people if f"<@{p.id}>" in board.content)

    async def answer(self, person: Person) -> Post:
        """The newest private answer of a person, as soon as the bot has written it."""
        return await self.sees(
            person, lambda: next((e for e in reversed(person.ephemerals) if not e.is_loading), None)
        )

    async def told(self, person: Person, post: Post, label: str) -> str:
        """Press a button; what the private answer says."""
        before = {e.id for e in person.ephemerals}
        await person.click(post, label)
        answer = await self.sees(
            person,
            lambda: next(
                (e for e in person.ephemerals if e.id not in before and not e.is_loading), None
            ),
        )
        return answer.content

    async def command(self, person: Person, name: str, **options: Any) -> str:
        """Run a command; what the private answer says."""
        before = {e.id for e in person.ephemerals}
        await person.command(name, **options)
        answer = await self.sees(
            person,
            lambda: next(
                (e for e in person.ephemerals if e.id not in before and not e.is_loading), None
            ),
        )
        return answer.content

    async def grown(self, lines: int) -> None:
        """Wait until the log has as many lines."""
        await until(lambda: self.lines >= lines)


async def until(look: Callable[[], bool]) -> None:
    """Wait for what only the database or the log can tell."""
    async with asyncio.timeout(40):
        while not look():  # noqa: ASYNC110  # a file tells nobody that it has changed
            await asyncio.sleep(0.02)


def bot_command() -> str:
    """How the bot is started."""
    return f"{shlex.quote(sys.executable)} -m bot run"


def put_scene(database: Database, name: str) -> None:
    """Put a starting point into the bot's database, before the bot runs."""
    subprocess.run(  # our own program
        [sys.executable, "-m", "bot", "scene", name],
        check=True,
        env=environment(database),
        capture_output=True,
    )


def environment(database: Database) -> dict[str, str]:
    """The bot's settings for a test."""
    return {**os.environ, **settings(database)}


def settings(database: Database) -> dict[str, str]:
    """What a test sets of them."""
    return {
        "DATABASE_URL": database.url,
        "PICTURE_SCALE": "0.25",
        "PERSON_LIMIT": "0",  # these people are faster than people
    }


@asynccontextmanager
async def table(
    folder: Path,
    scene: str | None = None,
    database: Database | None = None,
    *,
    before: Callable[[World], None] | None = None,
) -> AsyncIterator[Table]:
    """
    The bot at *scene*, or with what *database* has: a file in *folder*, if it is not given.

    *before* fills the sandbox first.
    """
    database = database or File(folder / "games.db")
    if scene:
        await asyncio.to_thread(put_scene, database, scene)
    os.environ.update(settings(database))
    async with running(bot=bot_command(), folder=folder, before=before) as sandbox:
        people = await sandbox.join(*PEOPLE)
        yield Table(sandbox, people, database)
