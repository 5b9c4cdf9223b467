"""
The boxes, map and options of a table, and who can choose them.

A scenario comes with its map. A map can be kept as a surprise, and is then drawn at the start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from bot.chat.refusals import Refused, Stale
from bot.features.lobby.idle import touch
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.moment import need_host
from bot.table.room import PLAYERS, fewest, most
from bot.table.server import formats
from bot.table.server.setups import OWN, SURPRISE, USUAL
from bot.table.table import Table
from game import (
    BOXES,
    BadLayout,
    BadSetup,
    Game,
    Misfit,
    Seeded,
    boxes_of,
    fitted,
    maps_of,
    offered,
    seats_for,
)
from game.core.codec import compiled
from game.core.rows import MAP, Value
from storage import Json

FEWEST, MOST = (
    edge(seats for names in offered() for seats in seats_for(names)) for edge in (min, max)
)
"""Minimum and maximum number of seats over all boxes."""

LEAST_POINTS, MOST_POINTS = (
    edge(
        int(value)
        for box in BOXES
        for option in box.options
        if option.name == "points"
        for value in option.values
    )
    for edge in (min, max)
)
"""Minimum and maximum number of points over all boxes."""

NO_MORE: Mapping[str, Value] = MappingProxyType({})

Chosen: TypeAlias = tuple[tuple[str, ...], dict[str, Value], Json]
"""Boxes and scenario, options of the game, settings of the table."""


def check_options(options: dict[str, Value], modules: tuple[str, ...], seats: int = 0) -> None:
    """
    Refuse options that no game can begin with, for this number of *seats* or for the maximum.

    :raises Refused: with the engine's reason.
    """
    try:
        compiled(modules, options, seats or most(modules), BOXES)
    except BadSetup as error:
        raise Refused("ui.error.options", why=str(error)) from None


def chosen(table: Table) -> dict[str, Value]:
    """The chosen options of a table; those of `OWN` also if nobody has changed them."""
    own = {option.name: table.row.settings.get(option.name) for option in OWN}
    usual = {option.name: option.default for option in OWN if own[option.name] not in option.values}
    return {**table.row.options, **own, **usual}


def kept(modules: tuple[str, ...], given: dict[str, Value]) -> dict[str, Value]:
    """The *given* options that these modules allow."""
    values = {row.name: row.values for row in compiled(modules, {}, most(modules), BOXES).rows}
    return {name: value for name, value in given.items() if value in values.get(name, ())}


def on_map(
    boxes: tuple[str, ...], name: str, given: dict[str, Value]
) -> tuple[tuple[str, ...], dict[str, Value]]:
    """
    The modules for these boxes on the map *name*, and the options with that map.

    :raises Refused: if they have no such map.
    """
    maps = maps_of(boxes)
    if name not in maps:
        raise Refused("ui.error.map", text=name)
    return maps[name], {**kept(maps[name], given), MAP: name}


def drawn(table: Table, words: list[str]) -> tuple[tuple[str, ...], dict[str, Value]]:
    """
    The modules and options of *table*; a surprise map is drawn now.

    It is drawn among the maps for this number of players, from the same seed and *words* as the
    game.
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


def is_for(
    seats: int, modules: tuple[str, ...], name: str, more: Mapping[str, Value] = NO_MORE
) -> bool:
    """Whether the map *name* works for this number of *seats*, with *more* options."""
    try:
        Game.new(seats, Seeded(b""), modules=modules, settings={**more, MAP: name})
    except (BadSetup, BadLayout):
        return False
    return True


async def set_option(games: Games, game_id: str, user: int, name: str, value: Value) -> Table:
    """
    Change an option of the game or of its table; the map brings its modules with it.

    :raises Refused: if the person is not the host, or there is no such option.
    """
    if name == MAP:
        return await set_map(games, game_id, user, str(value))

    def change(table: Table) -> Chosen:
        options, settings = dict(table.row.options), dict(table.row.settings)
        is_own = any(option.name == name for option in OWN)
        (settings if is_own else options)[name] = value
        return table.row.modules, options, settings

    return await change_all(games, game_id, user, change)


async def set_boxes(
    games: Games, game_id: str, user: int, wanted: Sequence[str]
) -> tuple[Table, tuple[Misfit, ...]]:
    """
    Play with the boxes called *wanted*, as far as they go together; also returns the others.

    Options that the boxes do not have fall back to their defaults.

    :raises Refused: if the person is not the host.
    """
    misfits: list[Misfit] = []

    def change(table: Table) -> Chosen:
        before = boxes_of(table.row.modules)
        modules, left = fitted(wanted, before)
        misfits.extend(left)
        if modules == before:
            return table.row.modules, dict(table.row.options), table.row.settings
        return modules, kept(modules, table.row.options), known(table)

    return await change_all(games, game_id, user, change), tuple(misfits)


async def open_seats(games: Games, game_id: str, user: int) -> Table:
    """
    Open all the seats that the boxes allow.

    :raises Refused: if the person is not the host.
    """

    def change(table: Table) -> Chosen:
        rest = {name: value for name, value in table.row.settings.items() if name != PLAYERS}
        return table.row.modules, dict(table.row.options), rest

    return await change_all(games, game_id, user, change)


async def set_map(games: Games, game_id: str, user: int, name: str) -> Table:
    """
    Change the map and its modules; without a *name*, it is drawn at the start.

    :raises Refused: if the person is not the host, or these boxes have no such map.
    """

    def change(table: Table) -> Chosen:
        boxes = boxes_of(table.row.modules)
        rest = {n: value for n, value in table.row.options.items() if n != MAP}
        if name:
            return *on_map(boxes, name, rest), known(table)
        return boxes, kept(boxes, rest), {**known(table), SURPRISE: True}

    return await change_all(games, game_id, user, change)


def known(table: Table) -> Json:
    """The settings of a table, without the surprise map."""
    return {name: value for name, value in table.row.settings.items() if name != SURPRISE}


async def change_all(
    games: Games, game_id: str, user: int, change: Callable[[Table], Chosen]
) -> Table:
    """
    Set everything that *change* returns, for the host.

    :raises Refused: if the person is not the host, too many people have joined for it, or it cannot
        be played together.
    """
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        modules, options, settings = change(table)
        check_options(options, modules)
        if (count := len(table.seats)) > most(modules):
            raise Refused("ui.error.too_many", count=most(modules))

        def work(change: Draft) -> None:
            change.update(modules=modules, options=options, settings=settings)
            note_enough(change, table, count, modules)
            touch(change)

        await games.changed(table, work)
        return table


def note_enough(change: Draft, table: Table, count: int, modules: tuple[str, ...]) -> None:
    """Remember since when enough players sit at the table to begin with these boxes."""
    is_enough = count >= fewest(modules)
    change.remember(enough=(table.memory.enough or change.now) if is_enough else None)


async def take_setup(games: Games, game_id: str, user: int, key: str) -> Table:
    """
    Set a lobby up in the format with this *key*; practice stays as it is.

    :raises Stale: if there is no such format anymore.
    :raises Refused: if the person is not the host, or it cannot be played.
    """
    choices = await formats.choices(games.store, await games.tables.look(game_id))
    found = next((one.setup for one in choices if one.key == key), None)
    if found is None:
        raise Stale

    def change(table: Table) -> Chosen:
        rest = {n: value for n, value in table.row.settings.items() if n not in USUAL}
        return found.modules, dict(found.options), {**rest, **found.settings}

    return await change_all(games, game_id, user, change)
