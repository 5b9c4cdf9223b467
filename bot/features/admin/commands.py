"""Commands for a server's managers: the settings of all its tables, and ending one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from bot.chat.caller import Caller
from bot.chat.options import Channel, Role
from bot.chat.outgoing import cut
from bot.chat.refusals import NoTable, Refused
from bot.chat.screen import Screen
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.play.deciding import give_up
from bot.publish.services import Services
from bot.screens.formats import summed
from bot.table.server import setups
from bot.table.server.settings import Resettable, Season, Server, server, settle
from words import Words, quoted

COMMANDS = (groups.ADMIN,)

LINE = 70
"""Maximum number of characters that say what a saved format is."""

Language = Literal["en", "es"]


async def saved(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Names of the setups saved in this server, for autocomplete."""
    return [(n, n) for n in await setups.saved(services.store, caller.interaction.guild_id)]


@command("admin settings", parent=groups.ADMIN, completes={"drop": saved})
async def settings(
    services: Services,
    caller: Caller,
    language: Language | None = None,
    allow: Channel | None = None,
    forbid: Channel | None = None,
    role: Role | None = None,
    reset: Resettable | None = None,
    save: str | None = None,
    drop: str | None = None,
    season: Season | None = None,
) -> None:
    """Change the settings that are given, then show all settings of this server."""
    guild = caller.interaction.guild_id
    if guild is None:
        raise Refused("ui.error.no_server")
    held = await server(services.store, guild)
    new = held.without(reset) if reset else held
    if language:
        new = replace(new, language=language)
    if allow:
        new = replace(new, channels=tuple(dict.fromkeys((*new.channels, allow.id))))
    if forbid:
        if set(new.channels) <= {forbid.id}:
            raise Refused("ui.error.forbid")
        new = replace(new, channels=tuple(c for c in new.channels if c != forbid.id))
    if role:
        new = replace(new, roles=tuple(dict.fromkeys((*new.roles, role.id))))
    if season:
        new = replace(new, season=None if season == "off" else season)
    if new != held:
        await settle(services.store, guild, new)
    if drop:
        await setups.drop(services.store, guild, drop)
    done: list[str] = []
    if save:
        row = await services.store.readings.latest_in(caller.channel)
        if row is None:
            raise NoTable
        setup = setups.setup_of(row)
        name = await setups.save(services.store, guild, save, setup)
        line = summed(setup, caller.w)
        done = [caller.w.say("ui.admin.saved", name=quoted(name), line=line), ""]
    found = await setups.saved(services.store, guild)
    await caller.show(Screen("\n".join((*done, *_told(new, found, caller.w)))))


@command("admin end", parent=groups.ADMIN)
async def end(services: Services, caller: Caller, channel: Channel | None = None) -> None:
    """End the game of this channel, or of another one."""
    table = await services.tables.here(channel.id if channel else caller.channel)
    if table.row.guild_id != caller.interaction.guild_id:
        raise NoTable
    await give_up(services, caller, table, manages=True)


def _told(held: Server, saved: setups.Setups, w: Words) -> Iterator[str]:
    language = w.say(f"language.{held.language}") if held.language else ""
    channels = ", ".join(f"<#{channel}>" for channel in held.channels)
    roles = ", ".join(f"<@&{role}>" for role in held.roles)
    yield w.say("ui.admin.language", language=language or w.say("ui.admin.as_server"))
    yield w.say("ui.admin.channels", channels=channels or w.say("ui.admin.everywhere"))
    yield w.say("ui.admin.roles", roles=roles or w.say("ui.admin.everybody"))
    if held.season:
        yield w.say(f"ui.admin.season.{held.season}")
    if saved:
        yield w.say("ui.admin.formats")
    for name, setup in saved.items():
        is_offered = setups.is_offered(setup)
        line = cut(summed(setup, w), LINE) if is_offered else w.say("ui.admin.format.gone")
        yield w.say("ui.admin.format", name=quoted(name), line=line)
