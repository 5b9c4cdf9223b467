"""`/game move`: the channels a game can move to, and who decides."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.chat.caller import Caller, needed
from bot.chat.options import ChannelOrThread
from bot.chat.refusals import Listed, Refused
from bot.features.moving import moving
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.play.deciding import told
from bot.publish.services import Services
from bot.table.server.settings import server
from bot.table.votes import voting
from storage import Occupied, Status


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or a thread, and what bot and caller can do there."""

    places: tuple[int, ...]
    """Its id, and that of its channel if it is a thread."""
    lacking: tuple[str, ...]
    """Permissions that a table needs there and the bot lacks."""
    is_managed: bool
    """Whether the caller can manage it."""


@command("game move", parent=groups.GAME)
async def move(services: Services, caller: Caller, channel: ChannelOrThread | None = None) -> None:
    """
    Move the game of this channel to another one, or one of the caller's games to this channel.

    Of several games, one whose channel was deleted comes first.
    """
    game_id = await _to_move(services, caller, is_here=channel is not None)
    table = await services.tables.look(game_id)
    if channel is None:
        place = _place(
            caller, caller.channel, getattr(caller.interaction.channel, "parent_id", None)
        )
        manages = _place(caller, table.row.channel_id, None).is_managed
    else:
        place = _place(caller, channel.id, getattr(channel, "parent_id", None))
        manages = caller.manages
    target = place.places[0]
    if place.lacking:
        permissions = Listed("ui.permission", place.lacking)
        raise Refused("ui.error.missing_at", channel=f"<#{target}>", permissions=permissions)
    if not place.is_managed:
        (await server(services.store, caller.interaction.guild_id)).check_place(place.places)
    try:
        other = await services.store.readings.living_in(target)
        if other is not None and other.id != game_id:
            raise Occupied(target, other.id)  # noqa: TRY301  # the same error as from the store
        if table.row.status is Status.LOBBY:
            await moving.move_lobby(services.games, game_id, caller.user, target, manages=manages)
            await caller.say("ui.motion.move.done", channel=f"<#{target}>")
            return
        vote = await voting.propose(
            services.games, game_id, caller.user, "move", channel=target, manages=manages
        )
    except Occupied as error:
        if error.game_id is None:
            raise
        raise Refused("ui.error.occupied_at", link=await services.link(error.game_id)) from None
    await caller.show(told(vote, caller.at(vote.table).w))


async def _to_move(services: Services, caller: Caller, *, is_here: bool) -> str:
    if is_here:
        return (await services.tables.here(caller.channel)).id
    rows = await services.store.readings.games_of(caller.user)
    found = [
        row.id
        for row in rows
        if row.guild_id == caller.interaction.guild_id and row.channel_id != caller.channel
    ]
    for game_id in found:
        if await services.is_gone(await services.tables.look(game_id)):
            return game_id
    if len(found) != 1:
        raise Refused("ui.error.which_game" if found else "ui.error.no_game")
    return found[0]


def _place(caller: Caller, channel: int, parent: int | None) -> Place:
    """The caller's and the bot's permissions in a channel; none if the bot can't see it."""
    guild, person = caller.interaction.guild, caller.interaction.user
    found = guild.get_channel_or_thread(channel) if guild else None
    if isinstance(found, discord.Thread):
        parent = found.parent_id
    home = guild.get_channel(parent or channel) if guild else None
    places = (channel, parent) if parent else (channel,)
    if guild is None or home is None or not isinstance(person, discord.Member):
        return Place(places, ("view_channel",), is_managed=False)
    have = home.permissions_for(guild.me)
    lacking = tuple(name for name in needed(is_thread=bool(parent)) if not getattr(have, name))
    return Place(places, lacking, home.permissions_for(person).manage_channels)


COMMANDS = ()
"""The command belongs to the group `/game`."""
