"""`/play`, and the managers' `/admin find`."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.chat.caller import Caller
from bot.chat.options import Channel, Role
from bot.chat.refusals import Listed, Refused
from bot.chat.rights import have
from bot.chat.screen import Screen
from bot.features.finding import screens
from bot.features.finding.clicks import show
from bot.features.finding.waiting import waiting
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.play.dispatch import lead
from bot.publish import roles
from bot.publish.posts.joining import Open
from bot.publish.services import Services
from bot.table.server import kinds
from bot.table.server.finding import MOST, Finding, finding_in, keep, settings_of, tied_kinds
from bot.table.server.settings import server
from storage import Json
from words import Words, quoted

NEEDED = ("view_channel", "send_messages")
"""Permissions that the bot needs in the channel with the button."""

BUTTON = "button"
"""The value of the option `drop` for the button."""

COUNTS = screens.counts()


async def playable(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The kinds of games that a table can be opened with, for autocomplete."""
    settings = await settings_of(services.store, caller.interaction.guild_id)
    return [(kind.said(caller.w), key) for key, kind in kinds.playable(settings).items()]


@command("play", completes={"kind": playable})
async def play(
    services: Services,
    caller: Caller,
    kind: str | None = None,
    pace: Literal["live", "daily", "none"] | None = None,
    players: app_commands.Range[int, COUNTS[0], COUNTS[-1]] | None = None,
    rated: bool | None = None,
) -> None:
    """Show waiting lobbies; if none fits the wishes, open one."""
    settings = await settings_of(services.store, caller.interaction.guild_id)
    meant = _kind(kinds.playable(settings), kind) if kind else None
    wish = Open(meant.key if meant else "", pace or "any", players or 0, rated=rated is not False)
    is_wish = any(given is not None for given in (kind, pace, players, rated))
    if is_wish:
        found = await waiting(services, caller, wish, meant)
        if not any(one.fits for one in found):
            await lead(services, caller, wish.to())
            return
    wished = screens.Find("show", wish.kind, wish.pace, wish.players, wish.rated)
    await show(services, caller, wished)


async def every(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """All kinds of games, for autocomplete."""
    settings = await settings_of(services.store, caller.interaction.guild_id)
    return [(kind.said(caller.w), key) for key, kind in kinds.known(settings).items()]


async def dropped(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The things to remove, for autocomplete: the button and the tied roles."""
    settings, guild = (
        await settings_of(services.store, caller.interaction.guild_id),
        caller.interaction.guild,
    )
    held = finding_in(settings)
    found = {number: guild.get_role(number) if guild else None for number in held.tied}
    return [
        *([(caller.w.say("ui.find.button"), BUTTON)] if held.channel else []),
        *((f"@{role.name if role else number}", str(number)) for number, role in found.items()),
    ]


@command("admin find", parent=groups.ADMIN, completes={"kind": every, "drop": dropped})
async def find(
    services: Services,
    caller: Caller,
    channel: Channel | None = None,
    role: Role | None = None,
    kind: str | None = None,
    minutes: app_commands.Range[int, 1, 1440] | None = None,
    drop: str | None = None,
) -> None:
    """Set the button's channel or a role for a kind of game, if given; then show all settings."""
    guild = caller.interaction.guild_id
    if guild is None:
        raise Refused("ui.error.no_server")
    settings = await settings_of(services.store, guild)
    held = new = finding_in(settings)
    if (role is None) != (kind is None):
        raise Refused("ui.error.role_and_kind")
    if drop:
        new = await _without(services, caller, new, drop)
    if role and kind:
        new = _tied(new, role, _kind(kinds.known(settings), kind))
    if minutes:
        new = replace(new, minutes=minutes)
    if channel:
        new = await _posted(services, caller, new, channel.id)
    if new != held:
        await keep(services.store, guild, new)
    settings = await settings_of(services.store, guild)
    await caller.show(Screen("\n".join(_told(settings, caller))))


def _kind(known: dict[str, kinds.Kind], typed: str) -> kinds.Kind:
    """:raises Refused: if the text means none of the *known* kinds."""
    found = kinds.named(known, typed)
    if found is None:
        raise Refused("ui.error.kind", text=quoted(typed))
    return found


def _tied(held: Finding, role: discord.Role, kind: kinds.Kind) -> Finding:
    """
    Tie a role to a kind of game.

    :raises Refused: if it is a special role, it has powers, or there are too many.
    """
    if (why := roles.hinders_giving(role)) in ("special", "powers"):
        raise roles.refusal(why, role)
    tied = {**held.roles, str(role.id): kind.key}
    if len(tied) > MOST:
        raise Refused("ui.error.roles", count=MOST)
    return replace(held, roles=tied)


async def _posted(services: Services, caller: Caller, held: Finding, channel: int) -> Finding:
    """
    Post the button in a channel, once: an older message there is used again, others are removed.

    :raises Refused: if the bot lacks a permission there.
    """
    guild = caller.interaction.guild
    rights = have(guild.get_channel(channel)) if guild else None
    missing = [name for name in NEEDED if rights is not None and not getattr(rights, name)]
    if missing:
        lacking = Listed("ui.permission", tuple(missing))
        raise Refused("ui.error.missing_there", channel=f"<#{channel}>", permissions=lacking)
    language = (await server(services.store, caller.interaction.guild_id)).language
    screen = screens.inviting(Words(language) if language else caller.w)
    messages = services.messages
    found = None
    if rights is None or rights.read_message_history:
        found = await messages.find(channel, lambda address: address.op == screens.Seek.op)
    if found is None:
        nonce = f"find {caller.interaction.id}"[:25]
        found = await messages.post(channel, screen, nonce=nonce, silent=True)
    else:
        await messages.edit(channel, found, screen)
    if held.channel and held.message and held.message != found:
        await _remove(services, held)
    return replace(held, channel=channel, message=found)


async def _remove(services: Services, held: Finding) -> None:
    """Remove the message with the button, if Discord lets the bot."""
    if held.channel and held.message:
        try:
            await services.messages.remove(held.channel, held.message)
        except discord.Forbidden:
            return  # a channel that the bot can't see anymore


async def _without(services: Services, caller: Caller, held: Finding, drop: str) -> Finding:
    """
    Remove the button, or untie a role.

    :raises Refused: if there is no such thing.
    """
    if drop == BUTTON or drop.casefold() == caller.w.say("ui.find.button").casefold():
        await _remove(services, held)
        return replace(held, channel=None, message=None)
    known = await roles.offered(services, caller)
    named = [str(role.id) for role in known if drop in (str(role.id), role.name, f"@{role.name}")]
    gone = named or [role for role in held.roles if role == drop]
    if not gone:
        raise Refused("ui.error.no_role", text=quoted(drop))
    return replace(held, roles={r: key for r, key in held.roles.items() if r not in gone})


def _told(settings: Json, caller: Caller) -> list[str]:
    """Lines about the button, the tied roles, and what the bot lacks for them."""
    w, held, guild = caller.w, finding_in(settings), caller.interaction.guild
    where = f"<#{held.channel}>" if held.channel else ""
    lines = [w.say("ui.find.where", channel=where) if where else w.say("ui.find.nowhere")]
    tied = tied_kinds(settings)
    if not tied or guild is None:
        return [*lines, w.say("ui.find.no_roles")]
    lines.append(w.say("ui.find.roles", count=held.minutes))
    for number, kind in tied.items():
        role, called = guild.get_role(number), f"<@&{number}>"
        lines.append(w.say("ui.find.role", role=called, kind=kind.said(w)))
        if role is None:
            lines.append(w.say("ui.find.gone"))
            continue
        if not roles.can_mention(role, caller.interaction.channel):
            lines.append(w.say("ui.find.unmentionable"))
        if why := roles.hinders_giving(role):
            lines.append(w.say(f"ui.find.hinders.{why}"))
    return lines


COMMANDS = (play,)
"""`/admin find` isn't listed here, because it belongs to the group `/admin`."""
