"""
Which games are a process's own.

Discord deals a bot's servers out to its shards by their ids, and its direct messages to shard 0.
The process that runs a game's shard owns the game: it alone tells of it and watches its time.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Table, func, literal_column, select, true

from storage.address import Address
from storage.errors import Unreachable
from storage.schema import games


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process, *count* being those of the whole bot; all of them if not said."""

    count: int = 1
    ids: frozenset[int] = frozenset({0})

    @property
    def share(self) -> float:
        """Their part of the whole bot, up to 1."""
        return len(self.ids) / self.count

    def own(self, guild_id: int | None) -> bool:
        """Whether the games of a server are ours; None: those that belong to no server."""
        return ((guild_id or 0) >> 22) % self.count in self.ids

    def owned(self, table: Table = games) -> ColumnElement[bool]:
        """Whether a game is ours, as a test of rows of `games` or another table about games."""
        if len(self.ids) == self.count:
            return true()
        shard = func.coalesce(games.c.guild_id, 0).op(">>")(literal_column("22")) % self.count
        test = shard.in_(sorted(self.ids))
        return test if table is games else table.c.game_id.in_(select(games.c.id).where(test))


ALL = Shards()
"""One process runs the whole bot."""


def need_server(address: Address, shards: Shards) -> None:
    """
    Refuse the file at *address* to one of several processes.

    :raises Unreachable: if *shards* are not all there are.
    """
    if len(shards.ids) < shards.count:
        raise Unreachable(
            f"{address} is a file, which one process holds: leave SHARD_IDS empty, "
            "or set DATABASE_URL to a PostgreSQL server for several processes"
        )
