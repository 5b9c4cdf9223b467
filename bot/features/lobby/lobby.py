"""
The lobby: joining, leaving, practising and starting.

The host can start as soon as enough players sit at the table, and ten minutes later so can anyone
seated. A lobby closes after a day without a click. With *practice*, one person holds all seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from types import MappingProxyType

import msgspec

from bot.chat.refusals import Listed, Refused, Stale
from bot.features.lobby.expansions import counts_text
from bot.features.lobby.idle import touch as keep_open
from bot.features.lobby.variant import check_options, drawn, note_enough
from bot.publish import beginning
from bot.publish.pings import resting
from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.moment import need_host, need_lobby
from bot.table.ping import Ping
from bot.table.room import asks_ready, fewest, most, room
from bot.table.server.setups import USUAL
from bot.table.table import Table
from game import BOXES, COLOURS, Seat, colours_of, seats_on, teams_of
from game.core.codec import compiled
from game.core.rows import MAP, Value
from storage import Change, SeatRow, Status, mixed
from words import LANGUAGES

WAIT = timedelta(minutes=10)
"""Time after enough players have joined during which only the host can start."""


NO_MORE: Mapping[str, Value] = MappingProxyType({})


async def open_lobby(  # the options of /game new
    games: Games,
    *,
    channel_id: int,
    guild_id: int | None,
    host: SeatRow,
    language: str,
    options: dict[str, Value],
    modules: tuple[str, ...] = ("base",),
    practice: int = 0,
    rematch_of: str | None = None,
    **settings: Value,
) -> Table:
    """
    Open a lobby with its host seated; *practice* is the number of seats the host holds, or 0.

    *settings* are those of the table, such as its pace.

    :raises Occupied: if the channel has a game.
    :raises Refused: if the options do not go together, or there is no such colour.
    """
    check_options(options, modules, practice)
    given = _colours(modules, options)
    own = host.colour or given[0]
    _need_colour(own)
    colours = (own, *(colour for colour in given if colour != own))

    def seat(change: Change) -> None:
        change.set_seats(_hosted(host, practice, colours))
        keep_open(change)

    return await games.open(
        channel_id=channel_id,
        guild_id=guild_id,
        host_id=host.person,
        language=language,
        options=dict(options),
        modules=modules,
        settings={"practice": bool(practice)}
        | {name: value for name, value in settings.items() if value != USUAL.get(name, False)},
        rematch_of=rematch_of,
        first=seat,
    )


def _colours(
    modules: tuple[str, ...], options: dict[str, Value], seats: int | None = None
) -> tuple[str, ...]:
    """The colours for this number of seats, or for the maximum, in the order they are given out."""
    return colours_of(compiled(modules, options, seats or most(modules), BOXES))


def free_colours(table: Table) -> list[str]:
    """The colours that nobody has taken, the next one to be given first."""
    taken = {seat.colour for seat in table.seats}
    given = _colours(table.row.modules, table.row.options)
    return [colour for colour in given if colour not in taken]


def coloured(table: Table) -> tuple[SeatRow, ...]:
    """The seats as they would start now: players whose colour isn't on the map get another."""
    count = max(fewest(table.row.modules), len(table.seats))
    given = _colours(table.row.modules, table.row.options, count)
    left = [colour for colour in free_colours(table) if colour in given]
    return tuple(
        seat if seat.colour in given else replace(seat, colour=left.pop(0)) for seat in table.seats
    )


async def join(
    games: Games, game_id: str, person: SeatRow, colour: str | None = None, word: str | None = None
) -> Table:
    """
    Take a seat, or change the colour of one's own.

    :raises Refused: if the lobby is full, or there is no such colour, or it is taken.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        own = next((seat for seat in table.seats if seat.user_id == person.user_id), None)
        if own is None and len(table.seats) >= room(table.row):
            raise Refused("ui.error.full")
        if table.row.settings.get("practice") and own is None:
            raise Refused("ui.error.practice")
        free = free_colours(table)
        if colour is not None:
            _need_colour(colour)
            if colour not in free and (own is None or own.colour != colour):
                raise Refused("ui.error.colour_taken", free=Listed("colour", tuple(free)))

        seats = list(table.seats)
        if own is None:
            seats.append(replace(person, seat=len(seats), colour=colour or free[0]))
            seats = await partnered(games, table, seats)

        def work(change: Draft) -> None:
            if own is None:
                note_enough(change, table, len(seats), table.row.modules)
                change.set_seats(seats)
            else:
                change.put_seat(replace(own, colour=colour or own.colour, name=person.name))
            if word:
                words = {**change.memory.words, person.person: word[:40]}
                change.remember(words=words)
            if (
                own is None
                and len(table.seats) + 1 == room(table.row)
                and not asks_ready(table.row)
            ):
                call_host(change, table)
            if own is None and change.memory.ready.freed:
                change.remember(ready=msgspec.structs.replace(change.memory.ready, freed=0))
            keep_open(change)

        await games.changed(table, work)
        return table


def call_host(change: Draft, table: Table) -> None:
    """Tell the host, once, that all seats are taken; silently in their quiet hours."""
    seats = table.seats_of(table.row.host_id or 0)
    ping = Ping.to(seats, is_silent=bool(resting(change, table, seats)))
    change.plan(news.FULL, number=news.BEFORE, data=ping.data)


async def practise(games: Games, game_id: str, host: SeatRow, *, is_on: bool) -> Table:
    """
    Give the *host* all the seats that a game needs, or only one again.

    :raises Refused: if the person is not the host, or another sits there too.
    """
    async with games.tables.at(game_id) as table:
        need_host(table, host.person)
        if table.people != (host.person,):
            raise Refused("ui.error.not_alone")
        if bool(table.row.settings.get("practice")) == is_on:
            return table
        modules = table.row.modules
        given = _colours(modules, table.row.options)
        own = table.seats[0].colour or given[0]
        colours = (own, *(colour for colour in given if colour != own))
        seats = _hosted(host, fewest(modules) if is_on else 0, colours)

        def work(change: Draft) -> None:
            change.update(settings={**table.row.settings, "practice": is_on})
            change.set_seats(seats)
            change.remember(enough=change.now if is_on else None)
            keep_open(change)

        await games.changed(table, work)
        return table


async def speak(games: Games, game_id: str, user: int, language: str) -> Table:
    """
    Have the table's posts in another *language*.

    :raises Refused: if the person is not the host.
    :raises Stale: if there is no such language.
    """
    if language not in LANGUAGES:
        raise Stale
    async with games.tables.at(game_id) as table:
        need_host(table, user)

        def work(change: Draft) -> None:
            change.update(language=language)
            keep_open(change)

        await games.changed(table, work)
        return table


async def repartner(games: Games, game_id: str, user: int) -> Table:
    """
    Move everyone but the first seat on by one, which gives all of them other partners.

    :raises Refused: if the person is not the host.
    :raises Stale: if there are no teams anymore, or seats are free again.
    """
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        if not is_teamed(table):
            raise Stale
        first, second, *others = table.seats

        def work(change: Draft) -> None:
            seats = enumerate((first, *others, second))
            change.set_seats([replace(seat, seat=number) for number, seat in seats])
            keep_open(change)

        await games.changed(table, work)
        return table


async def partnered(games: Games, table: Table, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The *seats* of a lobby; a full one for a rematch seats partners as they were before."""
    teams = teams_of(table.row.modules)
    if not teams or table.row.rematch_of is None or len(seats) < most(table.row.modules):
        return list(seats)
    before = await games.store.readings.seats(table.row.rematch_of)
    first, *others = seats
    ways = [(first, *others[n:], *others[:n]) for n in range(len(others))]
    known = _teams(teams, before)
    best = max(ways, key=lambda way: (_teams(teams, way) & known).total())
    return [replace(seat, seat=number) for number, seat in enumerate(best)]


def _teams(
    teams: tuple[tuple[Seat, ...], ...], seats: Sequence[SeatRow]
) -> Counter[tuple[int, ...]]:
    """The people of each team; computers and free seats are 0."""
    users = dict(enumerate(seat.user_id or 0 for seat in seats))
    return Counter(tuple(sorted(users.get(seat, 0) for seat in team)) for team in teams)


def is_teamed(table: Table) -> bool:
    """Whether it is known who plays with whom: there are teams, and no seat is free."""
    modules = table.row.modules
    return bool(teams_of(modules)) and len(table.seats) == most(modules)


def _hosted(host: SeatRow, practice: int, colours: tuple[str, ...]) -> list[SeatRow]:
    """The host's seats in these colours: one, or as many as *practice* says."""
    return [
        replace(
            host,
            seat=number,
            name=f"{host.name} {number + 1}" if practice else host.name,
            colour=colours[number],
        )
        for number in range(practice or 1)
    ]


async def leave(games: Games, game_id: str, user: int) -> Table:
    """
    Leave the lobby; if the host leaves, the next player hosts, and the last one closes it.

    :raises Refused: if the person is not in the lobby.
    """
    async with games.tables.at(game_id) as table:
        if table.row.status is Status.RUNNING:
            raise Refused("ui.error.use_resign")
        need_lobby(table)
        if not table.seats_of(user):
            raise Refused("ui.error.not_seated")
        await games.changed(table, lambda change: take_out(change, table, {user}))
        return table


def take_out(change: Draft, table: Table, users: Collection[int]) -> None:
    """Take people out of the lobby; if the host is among them, the next player hosts."""
    left = [seat for seat in table.seats if seat.user_id not in users]
    heirs = [other for other in table.people if other not in users]
    if not heirs:
        change.end(Status.CLOSED, "left")
        return
    change.set_seats([replace(seat, seat=i) for i, seat in enumerate(left)])
    note_enough(change, table, len(left), table.row.modules)
    change.update(host_id=heirs[0] if table.row.host_id in users else table.row.host_id)
    keep_open(change)


def may_start(table: Table, user: int, now: datetime) -> None:
    """
    Refuse a start that is too early, or by a person who can't start yet.

    :raises Refused: with the reason.
    """
    if not table.seats_of(user):
        raise Refused("ui.error.not_seated")
    least = fewest(table.row.modules)
    if len(table.seats) < least:
        raise Refused("ui.error.too_few", count=least)
    if user == table.row.host_id:
        return
    enough = table.memory.enough
    if enough is None or now < enough + WAIT:
        raise Refused("ui.error.host_starts", minutes=int(WAIT.total_seconds() // 60))


async def start(
    games: Games, game_id: str, user: int, now: datetime, interaction: int | None = None
) -> Table:
    """
    Begin the game, with seats in the order of joining and chance from the committed seed.

    :raises Refused: if it is too early, or the options do not fit.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        may_start(table, user, now)
        await begin(games, table, user, interaction)
        return table


async def begin(games: Games, table: Table, user: int, interaction: int | None = None) -> None:
    """
    Begin the game of a locked table with enough players.

    :raises Refused: if the options do not fit, or the map is for another number of players.
    """
    words = _words(table)
    modules, options = drawn(table, words)
    on = str(options.get(MAP, ""))
    if on and len(table.seats) not in (counts := seats_on(modules, on)):
        called = Listed(f"option.{MAP}", (on,))
        raise Refused("ui.error.map_players", map=called, counts=counts_text(counts))
    await beginning.begin(
        games,
        table,
        user,
        seats=coloured(table),
        modules=modules,
        options=options,
        words=words,
        interaction=interaction,
    )


def _words(table: Table) -> list[str]:
    """The players' additions to chance: their ids, and the word of each player who gave one."""
    given = table.memory.words
    return [mixed(user, given.get(user, "")) for user in table.people]


def _need_colour(colour: str) -> None:
    if colour not in COLOURS:
        raise Refused("ui.error.no_such_colour", colours=Listed("colour", COLOURS))
