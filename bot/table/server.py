"""What the managers of a server have settled: its language, where tables are opened, by whom."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from bot.chat.refusals import Refused
from storage import Scope, Store

Lift = Literal["language", "channels", "roles"]


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of one server."""

    language: str = ""
    """Of the tables that are opened without naming one; empty for that of the server."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened, with the threads there; everywhere if there are none."""
    roles: tuple[int, ...] = ()
    """Who may open tables; everybody if there are none."""

    def without(self, setting: Lift) -> Server:
        """These settings with one of them taken back."""
        match setting:
            case "language":
                return replace(self, language="")
            case "channels":
                return replace(self, channels=())
            case _:
                return replace(self, roles=())

    def check(self, places: Collection[int], roles: Collection[int]) -> None:
        """
        Refuse a table in *places*, a channel and what it is part of, for a person with *roles*.

        :raises Refused: with where, or for whom, tables are opened.
        """
        self.check_place(places)
        if self.roles and not set(self.roles) & set(roles):
            said = ", ".join(f"<@&{role}>" for role in self.roles)
            raise Refused("ui.error.not_you", roles=said)

    def check_place(self, places: Collection[int]) -> None:
        """
        Refuse a table in *places*, a channel and what it is part of.

        :raises Refused: with where tables are opened.
        """
        if self.channels and not set(self.channels) & set(places):
            said = ", ".join(f"<#{channel}>" for channel in self.channels)
            raise Refused("ui.error.not_here", channels=said)


async def server(store: Store, guild_id: int | None) -> Server:
    """What holds in a server; outside of servers, everything is allowed."""
    if guild_id is None:
        return Server()
    kept = await store.readings.settings(Scope.GUILD, guild_id)
    return Server(
        str(kept.get("language", "")),
        tuple(kept.get("channels", ())),
        tuple(kept.get("roles", ())),
    )


async def settle(store: Store, guild_id: int, new: Server) -> None:
    """Let *new* hold in a server from now on."""
    await store.notes.set_settings(
        Scope.GUILD,
        guild_id,
        language=new.language or None,
        channels=list(new.channels) or None,
        roles=list(new.roles) or None,
    )
