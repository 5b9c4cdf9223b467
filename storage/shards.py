"""
Which games belong to a process.

Discord assigns a bot's servers to its shards by id, and direct messages to shard 0. The process
that runs a game's shard owns the game: only it posts about the game and watches its deadlines.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Table, func, literal_column, select, true

from storage.address import Address
from storage.errors import Unreachable
from storage.schema import games


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process, out of *count* of the whole bot; by default all of them."""

    count: int = 1
    ids: frozenset[int] = frozenset({0})

    @property
    def share(self) -> float:
        """These shards' share of the whole bot, up to 1."""
        return len(self.ids) / self.count

    def own(self, guild_id: int | None) -> bool:
        """Whether a server's games are ours; None stands for games without a server."""
        return ((guild_id or 0) >> 22) % self.count in self.ids

    def owned(self, table: Table = games) -> ColumnElement[bool]:
        """An SQL condition for our rows in *table*, which names a server or a game."""
        if len(self.ids) == self.count:
            return true()
        is_direct = "guild_id" in table.c
        guild = (table if is_direct else games).c.guild_id
        shard = func.coalesce(guild, 0).op(">>")(literal_column("22")) % self.count
        test = shard.in_(sorted(self.ids))
        return test if is_direct else table.c.game_id.in_(select(games.c.id).where(test))


ALL = Shards()
"""One process runs the whole bot."""


def need_server(address: Address, shards: Shards) -> None:
    """
    Refuse the file at *address* to one of several processes.

    :raises Unreachable: if *shards* are not all there are.
    """
    if len(shards.ids) < shards.count:
        raise Unreachable(
            f"{address} is a file, which only one process can use: leave SHARD_IDS "
            "empty, or set DATABASE_URL to a PostgreSQL server"
        )
