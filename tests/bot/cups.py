"""A tournament for tests: the real bot with a clock that moves, and games that are soon over."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.chat.invitation import PERMISSIONS
from bot.client import Client
from bot.features.tournaments import desk
from bot.features.tournaments.desk import KIND, Contest
from bot.features.tournaments.field import Match
from sandbox.channels import Channel, Kind
from sandbox.running import Running, running
from sandbox.users import PEOPLE_FROM, User
from sandbox.world import DIRECT_FROM, GUILD_ID, World
from storage import Change, ContestRow, ResultRow, Status
from tests.bot.tables import Table, inside, settings
from tests.databases import Database
from tests.once import registered_once

NAMES = ("Alba", "Bruno", "Chloé", "Dámaso", "Eve", "Gus", "Hana")
"""People who sign up; Gus manages the server."""


@dataclass
class Clock:
    """The bot's clock."""

    ahead: timedelta = field(default_factory=timedelta)

    def now(self) -> datetime:
        """The time."""
        return datetime.now(UTC) + self.ahead


@dataclass
class Cup:
    """A tournament, and everyone around it."""

    sandbox: Running
    database: Database
    client: Client
    clock: Clock

    @property
    def t(self) -> Table:
        """The same as a table."""
        return Table(self.sandbox, self.sandbox.people, self.database, self.client)

    async def move(self, **time: float) -> None:
        """Let time pass, and let the bot do everything that is due by then."""
        self.clock.ahead += timedelta(**time)
        await self.client.look_at_contests()
        await self.t.rest()

    async def row(self) -> ContestRow:
        """The newest tournament as it is stored."""
        return (await self.client.services.store.contests.of(GUILD_ID, KIND))[-1]

    async def contest(self) -> Contest:
        """The newest tournament."""
        return desk.read(await self.row())

    async def tables(self) -> tuple[Match, ...]:
        """The tables of the current round."""
        this = (await self.contest()).tournament.round
        return this.tables if this else ()

    async def playing(self) -> list[Match]:
        """The tables of the current round that play."""
        return [one for one in await self.tables() if one.state == "playing"]

    async def end(self, match: Match, places: Sequence[int]) -> None:
        """End a table's game, as if people had played it; *places* has the winner first."""
        services = self.client.services

        def work(change: Change) -> None:
            change.keep_results(
                [
                    ResultRow(
                        seat=seat,
                        user_id=user,
                        place=places.index(user) + 1,
                        points=10 - 2 * places.index(user),
                    )
                    for seat, user in enumerate(match.present)
                ]
            )
            change.end(Status.OVER, "won")

        async with services.tables.at(match.game):
            await services.store.change(match.game, work)
        services.tables.forget(match.game)


def with_people(count: int) -> list[User]:
    """More people of the sandbox, after those of its cast."""
    return [
        User(PEOPLE_FROM + number, f"person{number}", f"Person {number}")
        for number in range(8, 8 + count)
    ]


def add_people(world: World, people: Sequence[User]) -> None:
    """Let *people* into the sandbox's server."""
    for user in people:
        world.people[user.id] = user
        talk = Channel(user.id + DIRECT_FROM, Kind.DIRECT, "dm", recipient=user.id)
        world.channels[talk.id] = talk


def _with_hana(world: World) -> None:
    add_people(world, [User(PEOPLE_FROM + 7, "hana", "Hana")])


@asynccontextmanager
async def cup(folder: Path, database: Database, names: Sequence[str] = NAMES) -> AsyncIterator[Cup]:
    """The bot in a sandbox, without any tournament yet."""
    with pytest.MonkeyPatch.context() as patch, registered_once():
        for name, value in settings(database).items():
            patch.setenv(name, value)
        clock = Clock()
        around = running(folder=folder, before=_with_hana, invited=PERMISSIONS.value)
        async with around as sandbox, inside(sandbox, clock.now) as client:
            await sandbox.join(*names)
            found = Cup(sandbox, database, client, clock)
            await found.t.rest()
            yield found
