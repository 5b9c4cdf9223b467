"""A server's settings, made by its managers: language, and where and by whom tables are opened."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from bot.chat.refusals import Refused
from storage import Scope, Store

Season = Literal["off", "month", "quarter"]
Unit = Literal["month", "quarter"]
Resettable = Literal["language", "channels", "roles"]


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of one server."""

    language: str = ""
    """Language of new tables if none is chosen; empty for the server's own."""
    channels: tuple[int, ...] = ()
    """Channels where tables can be opened, with their threads; empty for everywhere."""
    roles: tuple[int, ...] = ()
    """Roles that can open tables; empty for everyone."""
    season: Unit | None = None
    """How long a season of ratings lasts; None if there are no seasons."""

    def without(self, setting: Resettable) -> Server:
        """These settings without *setting*."""
        match setting:
            case "language":
                return replace(self, language="")
            case "channels":
                return replace(self, channels=())
            case _:
                return replace(self, roles=())

    def check(self, places: Collection[int], roles: Collection[int]) -> None:
        """
        Refuse a table in *places* (a channel and its parent) for a person with *roles*.

        :raises Refused: with the channels or roles that are allowed.
        """
        self.check_place(places)
        if self.roles and not set(self.roles) & set(roles):
            said = ", ".join(f"<@&{role}>" for role in self.roles)
            raise Refused("ui.error.not_you", roles=said)

    def check_place(self, places: Collection[int]) -> None:
        """
        Refuse a table in *places* (a channel and its parent).

        :raises Refused: with the channels that are allowed.
        """
        if self.channels and not set(self.channels) & set(places):
            said = ", ".join(f"<#{channel}>" for channel in self.channels)
            raise Refused("ui.error.not_here", channels=said)


async def server(store: Store, guild_id: int | None) -> Server:
    """The settings of a server; outside of servers, everything is allowed."""
    if guild_id is None:
        return Server()
    kept = await store.readings.settings(Scope.GUILD, guild_id)
    return Server(
        str(kept.get("language", "")),
        tuple(kept.get("channels", ())),
        tuple(kept.get("roles", ())),
        kept.get("season"),
    )


async def settle(store: Store, guild_id: int, new: Server) -> None:
    """Store *new* as a server's settings."""
    await store.notes.set_settings(
        Scope.GUILD,
        guild_id,
        language=new.language or None,
        channels=list(new.channels) or None,
        roles=list(new.roles) or None,
        season=new.season,
    )
