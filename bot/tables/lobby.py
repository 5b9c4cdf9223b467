"""
The lobby: joining, leaving, options, starting; and a rematch.

The host starts as soon as three sit at the table; anybody seated may, ten minutes after the third
has joined. A lobby without a click for a day closes. With *practice* one person holds all seats.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import laid, news
from bot.tables.games import Games
from bot.tables.memory import Memory, memory_of, remember
from bot.tables.pace import PACES
from bot.tables.refusals import Listed, Refused
from bot.tables.table import Table
from bot.tables.transactions import plan_all, wind
from game import (
    BOXES,
    COLOURS,
    BadLayout,
    BadSetup,
    Game,
    Seeded,
    boxes_of,
    colours_of,
    maps_of,
    offered,
    seats_for,
)
from game.core.codec import compiled
from game.core.rows import MAP, Option, Value
from render import LOOKS
from storage import SeatRow, Status, mixed
from storage.change import Change

WAIT = timedelta(minutes=10)
"""After the third has joined, so long only the host may start."""
IDLE = timedelta(hours=24)
"""A lobby closes when nobody has touched it for so long."""
DEADLINE = "lobby"
SURPRISE = "surprise"
"""The setting of a table that has its map drawn at the start."""

OWN = (
    Option("theme", ("", *LOOKS), ""),
    Option("pace", ("", *PACES), ""),
    Option("auto_roll", (False, True), False),
)
"""Options of the table, beside those of the game; its settings keep them."""


async def open_lobby(  # what /game new takes
    games: Games,
    *,
    channel_id: int,
    guild_id: int | None,
    host: SeatRow,
    language: str,
    options: dict[str, Value],
    modules: tuple[str, ...] = ("base",),
    theme: str = "",
    pace: str = "",
    auto_roll: bool = False,
    practice: int = 0,
    rematch_of: str | None = None,
) -> Table:
    """
    Open a lobby with its host seated; *practice* is the number of seats the host holds, or 0.

    *theme* is how its pictures look; empty for the edition's own. *pace* is one of `PACES`; empty
    for all the time in the world. With *auto_roll* who can only roll need not do it.

    :raises Occupied: if the channel has a game.
    :raises Refused: if the options do not go together, or there is no such colour.
    """
    check_options(options, modules, practice)
    given = _colours(modules, options)
    own = host.colour or given[0]
    _need_colour(own)
    colours = (own, *(colour for colour in given if colour != own))

    def seat(change: Change) -> None:
        for number in range(practice or 1):
            name = f"{host.name} {number + 1}" if practice else host.name
            change.put_seat(replace(host, seat=number, name=name, colour=colours[number]))
        change.set_deadline(DEADLINE, change.now + IDLE)

    return await games.open(
        channel_id=channel_id,
        guild_id=guild_id,
        host_id=host.person,
        language=language,
        options=dict(options),
        modules=modules,
        settings={"practice": bool(practice)}
        | {
            name: value
            for name, value in (("theme", theme), ("pace", pace), ("auto_roll", auto_roll))
            if value
        },
        rematch_of=rematch_of,
        first=seat,
    )


FEWEST, MOST = (
    edge(seats for names in offered() for seats in seats_for(names)) for edge in (min, max)
)
"""How many seats there are with any boxes."""


def fewest(modules: tuple[str, ...]) -> int:
    """How many seats these boxes need."""
    return min(seats_for(modules), default=0)


def most(modules: tuple[str, ...]) -> int:
    """How many seats these boxes have at most."""
    return max(seats_for(modules), default=0)


def check_options(options: dict[str, Value], modules: tuple[str, ...], seats: int = 0) -> None:
    """
    Refuse options that no game can be begun with, by so many *seats* or else by most.

    :raises Refused: with what the engine says.
    """
    try:
        compiled(modules, options, seats or most(modules), BOXES)
    except BadSetup as error:
        raise Refused("ui.error.options", why=str(error)) from None


def options_of(
    modules: tuple[str, ...], given: dict[str, Value] | None = None
) -> tuple[Option, ...]:
    """
    Everything that can be chosen for a game with these boxes: first the rules', then `OWN`.

    Defaults are as they are beside what is *given*.
    """
    return (*compiled(modules, given or {}, most(modules), BOXES).rows, *OWN)


def chosen(table: Table) -> dict[str, Value]:
    """What is chosen at a table, by option; of `OWN` also what nobody has changed."""
    own = {option.name: table.row.settings.get(option.name) for option in OWN}
    usual = {option.name: option.default for option in OWN if own[option.name] not in option.values}
    return {**table.row.options, **own, **usual}


def _colours(
    modules: tuple[str, ...], options: dict[str, Value], seats: int | None = None
) -> tuple[str, ...]:
    """The colours that so many seats, or most, may have, in the order they are given out."""
    return colours_of(compiled(modules, options, seats or most(modules), BOXES))


def free_colours(table: Table) -> list[str]:
    """The colours that nobody has taken, the next one to be given first."""
    taken = {seat.colour for seat in table.seats}
    given = _colours(table.row.modules, table.row.options)
    return [colour for colour in given if colour not in taken]


def coloured(table: Table) -> tuple[SeatRow, ...]:
    """The seats if nobody else comes: whose colour stays out of the map has another."""
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

    :raises Refused: if the lobby is full, the colour taken, or none at all.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        own = next((seat for seat in table.seats if seat.user_id == person.user_id), None)
        if own is None and len(table.seats) >= most(table.row.modules):
            raise Refused("ui.error.full")
        if table.row.settings.get("practice") and own is None:
            raise Refused("ui.error.practice")
        free = free_colours(table)
        if colour is not None:
            _need_colour(colour)
            if colour not in free and (own is None or own.colour != colour):
                raise Refused("ui.error.colour_taken", free=Listed("colour", tuple(free)))

        def work(change: Change) -> None:
            if own is None:
                seat = replace(person, seat=len(table.seats), colour=colour or free[0])
                if len(table.seats) + 1 == fewest(table.row.modules):
                    remember(change, enough=change.now)
            else:
                seat = replace(own, colour=colour or own.colour, name=person.name)
            if word:
                words = {**memory_of(change.game).words, person.person: word[:40]}
                remember(change, words=words)
            change.put_seat(seat)
            change.set_deadline(DEADLINE, change.now + IDLE)

        await games.changed(table, work)
        return table


async def leave(games: Games, game_id: str, user: int) -> Table:
    """
    Give one's seat up; the host's leaving hands the lobby on, the last one's closes it.

    :raises Refused: if the person is not in the lobby.
    """
    async with games.tables.at(game_id) as table:
        if table.row.status is Status.RUNNING:
            raise Refused("ui.error.use_resign")
        need_lobby(table)
        if not table.seats_of(user):
            raise Refused("ui.error.not_seated")
        left = [seat for seat in table.seats if seat.user_id != user]
        heirs = [other for other in table.people if other != user]

        def work(change: Change) -> None:
            if not heirs:
                change.end(Status.CLOSED, "left")
                return
            change.set_seats([replace(seat, seat=i) for i, seat in enumerate(left)])
            if len(left) < fewest(table.row.modules):
                remember(change, enough=None)
            host = table.row.host_id if table.row.host_id != user else heirs[0]
            change.update(host_id=host)
            change.set_deadline(DEADLINE, change.now + IDLE)

        await games.changed(table, work)
        return table


async def set_option(games: Games, game_id: str, user: int, name: str, value: Value) -> Table:
    """
    Change an option of the game to come, or of its table.

    :raises Refused: if the person is not the host, or there is no such option.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        if table.row.host_id != user:
            raise Refused("ui.error.not_host")
        options, settings = dict(table.row.options), dict(table.row.settings)
        is_own = any(option.name == name for option in OWN)
        (settings if is_own else options)[name] = value
        check_options(options, table.row.modules)

        def work(change: Change) -> None:
            change.update(options=options, settings=settings)
            change.set_deadline(DEADLINE, change.now + IDLE)

        await games.changed(table, work)
        return table


async def set_boxes(games: Games, game_id: str, user: int, modules: tuple[str, ...]) -> Table:
    """
    Change which boxes are played; options that they do not have fall back.

    :raises Refused: if the person is not the host, or what is left cannot be played with them.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        if table.row.host_id != user:
            raise Refused("ui.error.not_host")
        options = kept(modules, table.row.options)
        settings = {n: value for n, value in table.row.settings.items() if n != SURPRISE}
        check_options(options, modules)

        def work(change: Change) -> None:
            change.update(modules=modules, options=options, settings=settings)
            change.set_deadline(DEADLINE, change.now + IDLE)

        await games.changed(table, work)
        return table


def kept(modules: tuple[str, ...], given: dict[str, Value]) -> dict[str, Value]:
    """Those of the options *given* that may be so with these modules."""
    values = {row.name: row.values for row in compiled(modules, {}, most(modules), BOXES).rows}
    return {name: value for name, value in given.items() if value in values.get(name, ())}


async def set_map(games: Games, game_id: str, user: int, name: str) -> Table:
    """
    Change the map, and what is played on it; without a *name* it is drawn at the start.

    :raises Refused: if the person is not the host, or these boxes have no such map.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        if table.row.host_id != user:
            raise Refused("ui.error.not_host")
        boxes = boxes_of(table.row.modules)
        settings = {n: value for n, value in table.row.settings.items() if n != SURPRISE}
        rest = {n: value for n, value in table.row.options.items() if n != MAP}
        if name:
            modules, options = on_map(boxes, name, rest)
            check_options(options, modules)
        else:
            modules, options, settings = boxes, kept(boxes, rest), settings | {SURPRISE: True}

        def work(change: Change) -> None:
            change.update(modules=modules, options=options, settings=settings)
            change.set_deadline(DEADLINE, change.now + IDLE)

        await games.changed(table, work)
        return table


def on_map(
    boxes: tuple[str, ...], name: str, given: dict[str, Value]
) -> tuple[tuple[str, ...], dict[str, Value]]:
    """
    What is played by these boxes on the map called *name*, and the options of it.

    :raises Refused: if they have no such map.
    """
    maps = maps_of(boxes)
    if name not in maps:
        raise Refused("ui.error.map", text=name)
    return maps[name], {**kept(maps[name], given), MAP: name}


def may_start(table: Table, user: int, now: datetime) -> None:
    """
    Refuse a start that is too early or not this person's to give.

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
    Begin the game: seats in the order of joining, chance from the seed that was committed to.

    :raises Refused: if it is too early.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        may_start(table, user, now)
        words = _words(table)
        modules, options = drawn(table, words)
        chance, seats = Seeded(table.row.seed, words), coloured(table)
        try:
            game = Game.new(
                len(table.seats),
                chance,
                modules=modules,
                settings=options,
                colours=[seat.colour or COLOURS[seat.seat] for seat in seats],
            )
        except (BadSetup, BadLayout) as error:
            raise Refused("ui.error.options", why=str(error)) from None
        line = game.lines.pop()
        events = game.events(line)
        plans = news.plan((), game.state, events, None, set())

        def work(change: Change) -> None:
            if seats != table.seats:
                change.set_seats(seats)
            change.append(line, user_id=user, interaction_id=interaction)
            nothing = (0,) * len(table.seats)
            order = laid.grown(laid.laid(Memory(), len(table.seats)), game.state.rules, events)
            remember(change, words={}, enough=None, acted=nothing, present=nothing, laid=order)
            change.update(words=tuple(words), modules=modules, options=options)
            change.save(game.snapshot(), chance_counter=chance.counter, status=Status.RUNNING)
            change.clear_deadlines()
            wind(change, table)
            plan_all(change, table, plans, 0)

        table.game = game
        table.story = [(0, events)]
        await games.changed(table, work)
        return table


def drawn(table: Table, words: list[str]) -> tuple[tuple[str, ...], dict[str, Value]]:
    """
    What is played at *table*, by which options; where the map is a surprise, it is drawn now.

    It is drawn among those that so many can play, from the same seed and *words* as the game.
    """
    if not table.row.settings.get(SURPRISE):
        return table.row.modules, table.row.options
    maps = {
        name: modules
        for name, modules in maps_of(boxes_of(table.row.modules)).items()
        if is_for(len(table.seats), modules, name)
    }
    chance = Seeded(table.row.seed, [*words, SURPRISE])
    name = list(maps)[chance.ask(MAP, (1,) * len(maps))]
    return on_map(boxes_of(table.row.modules), name, table.row.options)


def is_for(seats: int, modules: tuple[str, ...], name: str) -> bool:
    """Whether so many *seats* can play on the map called *name*."""
    try:
        Game.new(seats, Seeded(b""), modules=modules, settings={MAP: name})
    except (BadSetup, BadLayout):
        return False
    return True


def _words(table: Table) -> list[str]:
    """What the joiners mix into chance: their ids, and a word of each who gave one."""
    given = table.memory.words
    return [mixed(user, given.get(user, "")) for user in table.people]


async def close(games: Games, game_id: str, user: int, *, manages: bool) -> Table:
    """
    Close a lobby by the word of its host.

    :raises Refused: if the person is neither that nor somebody who may manage the channel.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        if user != table.row.host_id and not manages:
            raise Refused("ui.error.not_host")

        def work(change: Change) -> None:
            change.end(Status.CLOSED, "abandoned")

        await games.changed(table, work)
        return table


async def close_idle(games: Games, game_id: str) -> Table | None:
    """Close a lobby that nobody has touched for a day."""
    async with games.tables.at(game_id) as table:
        if table.row.status is not Status.LOBBY:
            return None

        def work(change: Change) -> None:
            change.end(Status.CLOSED, "idle")

        await games.changed(table, work)
        return table


def _need_colour(colour: str) -> None:
    if colour not in COLOURS:
        raise Refused("ui.error.no_such_colour", colours=Listed("colour", COLOURS))


def need_lobby(table: Table) -> None:
    """
    Refuse what only a lobby has.

    :raises Refused: if the game has begun, or the lobby is closed.
    """
    if table.row.status is Status.RUNNING:
        raise Refused("ui.error.running_open" if table.open_seats else "ui.error.running")
    if table.row.status is not Status.LOBBY:
        raise Refused("ui.error.lobby_gone")
