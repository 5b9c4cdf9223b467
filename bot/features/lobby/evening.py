"""A surprise evening: expansions, a map and options, drawn for the number of people who joined."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from bot.chat.refusals import Refused, Stale
from bot.features.lobby import variant
from bot.table.games import Games
from bot.table.moment import need_host
from bot.table.room import most
from bot.table.table import Table
from game import BOXES, Seeded, is_advised, maps_of, offered, seats_for, teams_of
from game.core.chance import Chance
from game.core.codec import compiled
from game.core.rows import MAP, Value

FEW: Final = 4
"""Maximum number of values of an option that is drawn; longer lists are a matter of taste."""

MOST_OPTIONS: Final = 2
"""Maximum number of options that are drawn; the others keep their defaults."""


async def drawn(
    joined: int, sets: Sequence[tuple[str, ...]] = ()
) -> tuple[tuple[str, ...], dict[str, Value]]:
    """
    Modules and options, drawn by the operating system's chance; see `draw`.

    Trying a map can take a second, so this is done in another thread.

    :raises Refused: if none of the sets is for that many players.
    """
    return await asyncio.to_thread(draw, joined, Seeded(secrets.token_bytes(32)), sets)


def draw(
    joined: int, chance: Chance, sets: Sequence[tuple[str, ...]] = ()
) -> tuple[tuple[str, ...], dict[str, Value]]:
    """
    Modules and options for as many players as have *joined*, on a map that suits them.

    They are drawn among *sets* of boxes, or all without teams: partners are chosen, not drawn.
    Too few players for any game count as the fewest of the first set.

    :raises Refused: if none of the sets is for that many players.
    """
    sets = sets or [names for names in offered() if not teams_of(names)]
    seats = joined if joined >= variant.FEWEST else min(seats_for(sets[0]))
    left = [names for names in sets if seats in seats_for(names)]
    while left:
        names = left.pop(chance.ask("set", (1,) * len(left)))
        maps = [(on, modules) for on, modules in maps_of(names).items() if is_advised(modules, on)]
        while maps:
            on, modules = maps.pop(chance.ask(MAP, (1,) * len(maps)))
            if variant.is_for(seats, modules, on):
                return modules, _options(seats, modules, on, chance)
    raise Refused("ui.error.no_evening", count=seats)


def _options(seats: int, modules: tuple[str, ...], on: str, chance: Chance) -> dict[str, Value]:
    """The map, and up to two options that differ from their defaults and go with it."""
    found: dict[str, Value] = {MAP: on}
    rows = [
        row
        for row in compiled(modules, found, seats, BOXES).rows
        if row.is_offered and row.name not in (MAP, "points") and 1 < len(row.values) <= FEW
    ]
    for _ in range(min(len(rows), chance.ask("options", (1,) * (MOST_OPTIONS + 1)))):
        row = rows.pop(chance.ask("option", (1,) * len(rows)))
        values = [value for value in row.values if value != row.default]
        tried = {**found, row.name: values[chance.ask("value", (1,) * len(values))]}
        if variant.is_for(seats, modules, on, tried):
            found = tried
    return found


async def surprise(games: Games, game_id: str, user: int) -> Table:
    """
    Draw new boxes, a map and options for a lobby, and keep its settings, such as its clocks.

    :raises Refused: if the person is not the host.
    :raises Stale: if so many have joined in the meantime that it doesn't suit them.
    """
    table = await games.tables.look(game_id)
    need_host(table, user)
    modules, options = await drawn(len(table.seats))

    def change(table: Table) -> variant.Chosen:
        if len(table.seats) > most(modules):
            raise Stale
        return modules, options, variant.known(table)

    return await variant.change_all(games, game_id, user, change)
