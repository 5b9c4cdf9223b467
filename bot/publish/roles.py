"""
Roles that new lobbies ping: whether the bot can give one, and giving or taking them.

Pinging needs a role that can be mentioned, or the right to mention all roles. Giving it needs the
right to manage roles, and a role below the bot's own. A role with any power of its own is never
given: a person would get rights that the server meant for others.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

import discord

from bot.chat.caller import Caller
from bot.chat.operation import Operation
from bot.chat.refusals import Refused
from bot.chat.rights import have
from bot.chat.screen import Button, Menu, Option, Screen
from bot.publish.services import Services
from bot.table.server.finding import settings_of, tied_kinds
from bot.table.server.kinds import Kind
from words import Words


class Pings(Operation, op="roles"):
    """Show the roles that the reader can take, or take those chosen in the menu."""

    step: Literal["show", "set"]


def hinders_giving(role: discord.Role) -> str:
    """Why the bot can't give people a role: the end of the key of a sentence; empty if it can."""
    me = role.guild.me
    if role.is_default() or role.managed:
        return "special"
    if not role.permissions <= role.guild.default_role.permissions:
        return "powers"
    if not me.guild_permissions.manage_roles:
        return "right"
    return "" if role < me.top_role else "above"


def can_mention(role: discord.Role, channel: object) -> bool:
    """Whether the bot's posts in a *channel* can ping a role."""
    if role.mentionable:
        return True
    rights = have(channel) or role.guild.me.guild_permissions
    return rights.mention_everyone


async def offered(services: Services, caller: Caller) -> dict[discord.Role, Kind]:
    """The tied roles of the caller's server that still exist, with their kinds."""
    guild = caller.interaction.guild
    if guild is None:
        return {}
    tied = tied_kinds(await settings_of(services.store, guild.id))
    found = ((guild.get_role(role), kind) for role, kind in tied.items())
    return {role: kind for role, kind in found if role is not None}


async def change(
    services: Services,
    caller: Caller,
    known: Mapping[discord.Role, Kind],
    wanted: Collection[int],
) -> None:
    """
    Give the caller the *known* roles that are *wanted*, and take the others away.

    :raises Refused: with what hinders it; the roles before that one have changed.
    """
    held = {*caller.roles}
    guild = caller.interaction.guild_id
    for role in known:
        if (role.id in held) == (role.id in wanted) or guild is None:
            continue
        if why := hinders_giving(role):
            raise refusal(why, role)
        try:
            await services.messages.give_role(guild, caller.user, role.id, gives=role.id in wanted)
        except discord.Forbidden:
            raise refusal("right", role) from None
        except discord.NotFound:
            raise Refused("ui.error.role.gone") from None


def refusal(why: str, role: discord.Role) -> Refused:
    """The refusal to give a role, with what is missing."""
    return Refused(f"ui.error.role.{why}", role=f"<@&{role.id}>")


def screen(
    w: Words, known: Mapping[discord.Role, Kind], held: Collection[int], *, is_set: bool = False
) -> Screen:
    """The tied roles, and a menu that gives and takes them; *held* are the reader's."""
    if not known:
        return Screen(w.say("ui.roles.none"))
    lines = (
        w.say(
            "ui.roles.held" if role.id in held else "ui.roles.line",
            role=f"<@&{role.id}>",
            kind=kind.said(w),
        )
        for role, kind in known.items()
    )
    options = tuple(
        Option(kind.said(w), str(role.id), f"@{role.name}", is_default=role.id in held)
        for role, kind in known.items()
    )
    menu = Menu(Pings("set").to(), w.say("ui.menu.roles"), options, 0, len(options))
    head = w.say("ui.roles.set" if is_set else "ui.roles.title")
    return Screen("\n".join((head, *lines)), None, (menu,))


def button(w: Words) -> Button:
    """The button that leads to the roles."""
    return Button(w.say("ui.button.roles"), Pings("show").to())
