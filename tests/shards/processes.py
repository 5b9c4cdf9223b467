"""Two processes of one bot, with a shard and a server's game each, on one database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.scenes import CHANNEL, GUILD
from sandbox.person import Person
from sandbox.running import Running, running
from sandbox.supervisor import Child
from sandbox.world import FAR_GUILD_ID, Guild, World
from tests.bot.forked import Forked
from tests.bot.tables import PEOPLE, Table, settings
from tests.crash.positions import Position, put
from tests.databases import Database
from tests.patience import PATIENCE
from tests.waiting import until

NEAR, FAR = 1, 0
"""The shards of the sandbox's two servers: the usual one and the far one."""

ATTIC = "attic"
"""The far server's channel."""


def far(world: World) -> None:
    """Open the far server."""
    world.open_guild(Guild(FAR_GUILD_ID, "The house on the hill"), ATTIC)


@dataclass(slots=True)
class Two:
    """The processes by shard, and the people's table."""

    table: Table
    bots: dict[int, Child]

    @property
    def sandbox(self) -> Running:
        """The sandbox that both processes connect to."""
        return self.table.sandbox

    def person(self, here: Position) -> Person:
        """The person who will act."""
        return next(p for p in self.table.people if p.name == here.person)

    async def start(self, *shards: int) -> None:
        """Start these shards' processes, and wait until they are connected."""
        gateway = self.sandbox.sandbox.gateway
        for shard in shards:
            await self.bots[shard].start()
        await until(lambda: gateway.shards >= set(shards), "the shards are there")

    async def kill(self, shard: int) -> None:
        """Kill a process with −9; its open requests don't count anymore."""
        gateway = self.sandbox.sandbox.gateway
        await self.bots[shard].kill()
        await until(lambda: shard not in gateway.shards, "the shard is gone")
        for request in self.sandbox.sandbox.record._entries:
            request.status = request.status or -1

    def lines(self, here: Position) -> int:
        """The number of lines in a game's log."""
        query = f"SELECT count(*) FROM lines WHERE game_id = '{here.game_id}'"  # noqa: S608  # ours
        ((count,),) = self.table.asked(query)
        return int(count)

    def log(self, shard: int) -> str:
        """A process's log."""
        return "\n".join(self.bots[shard].last_lines(1000))

    def faults(self) -> list[str]:
        """Errors that the processes logged."""
        said = [line for shard in self.bots for line in self.log(shard).splitlines()]
        return [line for line in said if " ERROR " in line or line.startswith("Traceback")]


@asynccontextmanager
async def two(
    folder: Path, database: Database, *, near: Position, far_away: Position | None = None
) -> AsyncIterator[Two]:
    """Both games, before any process has started."""
    await put(database.url, near, channel_id=CHANNEL, guild_id=GUILD)
    async with running(folder=folder, answer_within=PATIENCE, before=far) as sandbox:
        if far_away is not None:
            channel = next(c.id for c in sandbox.world.channels.values() if c.name == ATTIC)
            await put(database.url, far_away, channel_id=channel, guild_id=FAR_GUILD_ID)
        people = await sandbox.join(*PEOPLE)
        bots = {shard: child(sandbox, database, shard) for shard in (NEAR, FAR)}
        try:
            yield Two(Table(sandbox, people, database), bots)
        finally:
            for bot in bots.values():
                await bot.kill()


def child(sandbox: Running, database: Database, shard: int, name: str = "") -> Child:
    """A shard's process."""
    given: dict[str, Any] = {"SHARD_COUNT": "2", "SHARD_IDS": str(shard)}
    log = Path(sandbox.environment["SANDBOX_DATA"]) / f"bot-{name or shard}.log"
    return Forked("the bot", {**sandbox.environment, **settings(database), **given}, log)
