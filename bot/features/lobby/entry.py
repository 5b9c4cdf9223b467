"""Sitting down: the seat, the direct message for the hand, and a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.chat.address import Address
from bot.chat.caller import FOR_THREAD, Caller
from bot.chat.outgoing import THREAD, cut
from bot.chat.refusals import Listed, NoTable, Refused
from bot.chat.screen import Menu, Option, Screen
from bot.features.lobby import lobby
from bot.features.lobby.lobby import free_colours
from bot.features.lobby.operations import Colour
from bot.features.play.dispatch import lead
from bot.publish.posts.joining import Open
from bot.publish.posts.operations import Take
from bot.publish.services import Services
from bot.table.news import SEAT
from bot.table.room import PLAYERS, READY
from bot.table.server.finding import finding_in, settings_of
from bot.table.server.kinds import RATED, playable, set_up
from bot.table.server.settings import Server, server
from bot.table.server.setups import SURPRISE, chosen_among, setup_of
from bot.table.table import Table
from game import Seat
from render import MARKS
from storage import Occupied, Status
from words import Words

WEEK = 7 * 24 * 60
"""Minutes of silence after which Discord archives the thread of a game."""


async def enter(
    services: Services,
    caller: Caller,
    game: str,
    colour: str | None = None,
    word: str | None = None,
) -> None:
    """
    Take a seat, or change its colour; open the direct message and say whether it works.

    In a running game, give the caller back the seat that a computer plays for them.

    :raises Refused: if there is no such seat, or the lobby could not be shown.
    """
    kept = (await services.tables.look(game)).kept_for(caller.user)
    if kept is not None:
        await lead(services, caller, Address(game, SEAT, (str(Take(int(kept))),)))
        return
    if not caller.is_elsewhere:
        need_rights(caller.missing)
    table = await lobby.join(services.games, game, caller.row(), colour, word)
    await show_seat(services, caller, table)


async def show_seat(services: Services, caller: Caller, table: Table) -> None:
    """Show a new player their seat, with a link to the table if that is elsewhere."""
    has_dm, channel = await open_hand(services, caller, table.id), caller.channel
    table = await services.tables.look(table.id)
    await caller.show(_joined(table, caller.user, caller.w, has_dm=has_dm, channel=channel))


def _joined(table: Table, user: int, w: Words, *, has_dm: bool, channel: int = 0) -> Screen:
    """
    The answer to a new player: their seat, the free colours, and whether the hand arrives.

    If they are in another *channel*, it links to the table.
    """
    is_elsewhere = channel not in (0, table.row.channel_id)
    own, w = next(seat for seat in table.seats if seat.user_id == user), table.words(w.language)
    text = "\n".join(
        (
            w.say(
                "ui.joined.title",
                player=table.who(Seat(own.seat)),
                colour=w.say(f"colour.{own.colour or 'red'}"),
            ),
            w.say("ui.joined.dm" if has_dm else "ui.joined.no_dm"),
            *([w.say("ui.ask.table", link=table.link)] if is_elsewhere else []),
        )
    )
    listed = tuple(
        Option(f"{MARKS[colour]} {w.say(f'colour.{colour}')}", colour)
        for colour in free_colours(table)
        if colour != own.colour
    )
    menu = Menu(Colour().to(table.id), w.say("ui.menu.colour"), listed)
    return Screen(text, None, (menu,))


async def open_hand(services: Services, caller: Caller, game: str) -> bool:
    """Make sure that the player has a direct message for their hand; False if it can't be sent."""
    table = await services.tables.look(game)
    own = next(seat for seat in table.seats if seat.user_id == caller.user)
    return await services.publisher.hands.open(game, own, table.row.channel_id, caller.w)


def need_rights(lacking: Sequence[str]) -> None:
    """
    Name the permissions that the bot lacks, before anything is done that needs them.

    :raises Refused: if there are any.
    """
    if lacking:
        raise Refused("ui.error.missing", permissions=Listed("ui.permission", tuple(lacking)))


async def may_open(services: Services, caller: Caller, *, thread: bool = False) -> Server:
    """
    The caller's server settings, if the caller can open a table here, or a *thread* for one.

    :raises Refused: if they can't, or the bot lacks the permissions for it.
    """
    need_rights(caller.missing or (caller.lacking(*FOR_THREAD) if thread else ()))
    held = await server(services.store, caller.interaction.guild_id)
    if not caller.manages:
        held.check(caller.places, caller.roles)
    return held


async def reopen(services: Services, caller: Caller, game: str) -> None:
    """Open a lobby with the same options, hosted by the first who asks; the others join it."""
    table = await services.tables.look(game)
    if table.row.status not in (Status.OVER, Status.ABANDONED):
        raise Refused("ui.error.running")
    if not table.seats_of(caller.user):
        raise Refused("ui.error.not_seated")
    seat = next(seat for seat in table.seats if seat.user_id == caller.user)
    if await _join_again(services, caller, table, seat.colour):
        return
    await may_open(services, caller)
    practice = len(table.seats) if table.row.settings.get("practice") else 0
    own = {n: v for n, v in setup_of(table.row).settings.items() if n != SURPRISE}
    own |= {n: v for n, v in table.row.settings.items() if n in (PLAYERS, READY)}
    try:
        async with services.openings.one(caller.user, table.row.guild_id):
            again = await lobby.open_lobby(
                services.games,
                channel_id=table.row.channel_id,
                guild_id=table.row.guild_id,
                host=replace(caller.row(seat.colour)),
                language=table.row.language,
                options=chosen_among(table.row.options),
                modules=table.row.modules,
                practice=practice,
                rematch_of=table.id,
                **own,
            )
    except Occupied as error:
        if error.game_id is None:
            raise
        if await _join_again(services, caller, table, seat.colour):
            return
        raise Refused("ui.error.occupied_at", link=await services.link(error.game_id)) from None
    except NoTable:
        raise Refused("ui.error.no_game") from None
    await show_seat(services, caller, again)


async def _join_again(services: Services, caller: Caller, table: Table, colour: str | None) -> bool:
    """Join the rematch of *table* if its lobby is open, in *colour* if that is free."""
    row = await services.store.readings.living_in(table.row.channel_id)
    if row is None or row.rematch_of != table.id or row.status is not Status.LOBBY:
        return False
    again = await services.tables.look(row.id)
    keeps = not again.seats_of(caller.user) and colour in lobby.free_colours(again)
    await enter(services, caller, again.id, colour if keeps else None)
    return True


async def open_wished(services: Services, caller: Caller, wish: Open) -> None:
    """
    Open a lobby for a game that the caller wishes for: in a thread if possible, or here.

    :raises Refused: if that can't be played, or no table can be opened here.
    """
    guild = caller.interaction.guild_id
    settings = await settings_of(services.store, guild)
    kind = playable(settings).get(wish.kind)
    setup = set_up(kind, wish.players)
    if setup is None:
        raise Refused("ui.error.play_players", count=wish.players)
    usual = str(setup.settings.get("pace", ""))
    pace = {"any": usual, "none": ""}.get(wish.pace, wish.pace)
    own = {**setup.settings, "pace": pace, READY: pace == "live", RATED: wish.rated}
    is_here = caller.channel == finding_in(settings).channel
    thread = can_thread(caller, is_open=is_here)
    held = await may_open(services, caller, thread=thread)
    try:
        async with services.openings.one(caller.user, guild):
            table = await lobby.open_lobby(
                services.games,
                channel_id=await open_thread(caller) if thread else caller.channel,
                guild_id=guild,
                host=caller.row(),
                language=held.language or caller.w.language,
                options=dict(setup.options),
                modules=setup.modules,
                practice=0,
                rematch_of=None,
                **own,
            )
    except Occupied as error:
        if error.game_id is None:
            raise
        raise Refused("ui.error.occupied_at", link=await services.link(error.game_id)) from None
    await show_seat(services, caller, table)


def can_thread(caller: Caller, *, is_open: bool = False) -> bool:
    """
    Whether a table can have a thread in this channel.

    The person needs the permission too, unless the channel *is_open* to everyone who seeks a game.
    """
    may = is_open or caller.interaction.permissions.create_public_threads
    is_text = isinstance(caller.interaction.channel, discord.TextChannel)
    return may and is_text and not caller.lacking(*FOR_THREAD)


async def open_thread(caller: Caller) -> int:
    """
    Open a thread for a table in the caller's channel.

    :raises Refused: if it can have none.
    """
    channel = caller.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("ui.error.no_thread")
    made = await channel.create_thread(
        name=cut(caller.w.say("ui.thread.name", player=caller.name), THREAD),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=WEEK,  # type: ignore[arg-type]  # minutes of a week
    )
    return made.id
