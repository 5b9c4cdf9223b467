"""
How a server's members find a game: a channel with a button, and roles that new lobbies ping.

A manager ties a role to a kind of game. The lobby's own post pings the role when it opens, but no
role more often than once in a set time. That is decided in the transaction that opens the lobby,
so two lobbies that open at once ping it once.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.table.ping import Ping
from bot.table.server.kinds import Kind, known
from storage import Change, Json, Scope, Store

FINDING: Final = "finding"
"""Server setting that holds what the managers have chosen."""

CALLED: Final = "called"
"""Server setting that holds the time when each role was last pinged."""

MOST: Final = 10
"""Maximum number of tied roles in a server."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices of a server's managers."""

    channel: int | None = None
    """The channel with the button."""
    message: int | None = None
    """The message with the button."""
    roles: dict[str, str] = {}
    """The key of a kind of game, by the role that is tied to it."""
    minutes: int = 30
    """Minimum minutes between two pings of a role."""

    @property
    def tied(self) -> dict[int, str]:
        """The tied roles with the keys of their kinds."""
        return {int(role): key for role, key in self.roles.items()}


def finding_in(settings: Json) -> Finding:
    """The managers' choices, among a server's *settings*."""
    return msgspec.convert(settings.get(FINDING) or {}, Finding)


async def settings_of(store: Store, guild_id: int | None) -> Json:
    """All settings of a server; outside of servers there are none."""
    return await store.readings.settings(Scope.GUILD, guild_id) if guild_id else {}


async def keep(store: Store, guild_id: int, new: Finding) -> None:
    """Store what the managers have chosen."""
    kept = msgspec.to_builtins(new)
    await store.notes.set_settings(Scope.GUILD, guild_id, **{FINDING: kept or None})


async def untie(store: Store, guild_id: int, role: int) -> None:
    """Forget a deleted role, so that no lobby tries to ping it."""
    held = finding_in(await settings_of(store, guild_id))
    if str(role) in held.roles:
        left = {other: key for other, key in held.roles.items() if other != str(role)}
        await keep(store, guild_id, msgspec.structs.replace(held, roles=left))


def tied_kinds(settings: Json) -> dict[int, Kind]:
    """The tied roles with their kinds, without kinds that no longer exist."""
    kinds = known(settings)
    tied = finding_in(settings).tied
    return {role: kinds[key] for role, key in tied.items() if key in kinds}


def called_by(change: Change) -> Json:
    """
    The data of a new lobby's post: the roles that it pings, if there are any.

    A lobby for practice and a rematch ping none, since they don't look for players.
    """
    row = change.game
    if row.guild_id is None or row.rematch_of or row.settings.get("practice"):
        return {}
    settings = change.settings(Scope.GUILD, row.guild_id)
    last, pause = settings.get(CALLED) or {}, timedelta(minutes=finding_in(settings).minutes)
    roles = [
        role
        for role, kind in tied_kinds(settings).items()
        if kind.has(row) and _is_over(last.get(str(role)), change.now - pause)
    ]
    if not roles:
        return {}
    now = change.now.isoformat()
    change.set_settings(
        Scope.GUILD, row.guild_id, **{CALLED: {**last, **{str(role): now for role in roles}}}
    )
    return Ping(roles=tuple(roles)).data


def _is_over(last: str | None, until: datetime) -> bool:
    return last is None or datetime.fromisoformat(last) <= until
