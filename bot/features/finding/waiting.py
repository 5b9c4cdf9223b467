"""A server's lobbies that wait for players, and how well each one fits a wish."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.chat.caller import Caller
from bot.publish.posts.joining import Open
from bot.publish.services import Services
from bot.table.room import fewest, room
from bot.table.server.kinds import RATED, Kind
from bot.table.table import Table
from storage import GameRow


@dataclass(frozen=True, slots=True)
class Waiting:
    """A lobby with a free seat."""

    table: Table
    fits: bool
    """Whether it fits every wish."""
    is_own: bool
    """Whether the reader sits there."""

    @property
    def free(self) -> int:
        """Number of free seats."""
        return room(self.table.row) - len(self.table.seats)


async def waiting(
    services: Services, caller: Caller, wish: Open, kind: Kind | None
) -> list[Waiting]:
    """
    The lobbies that the caller can see and join, or has joined.

    Those that fit the wish come first; among these, those in the caller's language, then those
    that have waited longest.
    """
    guild = caller.interaction.guild_id
    rows = await services.store.readings.lobbies(guild) if guild else ()
    found = []
    for row in rows:
        if row.settings.get("practice") or not _is_visible(caller, row.channel_id):
            continue
        table = await services.tables.look(row.id)
        is_own = bool(table.seats_of(caller.user))
        one = Waiting(table, _misses(wish, kind, table) == 0, is_own)
        if table.row.status == row.status and not table.memory.lost and (one.free > 0 or is_own):
            found.append(one)
    own = caller.w.language

    def order(one: Waiting) -> tuple[int, bool, float]:
        row = one.table.row
        misses = _misses(wish, kind, one.table)
        return misses, row.language != own, row.created.timestamp()

    return sorted(found, key=order)


def _misses(wish: Open, kind: Kind | None, table: Table) -> int:
    """Number of wishes that a lobby doesn't fulfill."""
    row = table.row
    return sum(
        (
            kind is not None and not kind.has(row),
            wish.pace != "any" and wish.pace != _pace(row),
            bool(wish.players) and not fewest(row.modules) <= wish.players <= room(row),
            not wish.rated and row.settings.get(RATED, True) is not False,
        )
    )


def _pace(row: GameRow) -> str:
    return str(row.settings.get("pace") or "none")


def _is_visible(caller: Caller, channel_id: int) -> bool:
    """Whether the caller can see a channel or public thread of their server."""
    guild, person = caller.interaction.guild, caller.interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(person, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel.permissions_for(person).view_channel
