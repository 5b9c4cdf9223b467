"""
What can be played again: the boxes and options of the last game of a channel, and saved ones.

The managers of a server save those of a table under a name. Whoever hosts a lobby there chooses
among them, in place of setting each option anew.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from bot.chat.refusals import Refused
from bot.table.state.pace import PACES
from bot.table.table import Table
from game import maps_of, offered
from game.core.rows import MAP, Option, Value
from render import LOOKS
from storage import GameRow, Json, Scope, Store

OWN = (
    Option("theme", ("", *LOOKS), ""),
    Option("pace", ("", *PACES), ""),
    Option("auto_roll", (False, True), False),
)
"""Options of the table, beside those of the game; its settings keep them."""

SURPRISE = "surprise"
"""The setting of a table that has its map drawn at the start."""

MOST: Final = 20
"""So many are saved in a server."""

LONGEST: Final = 50
"""So many characters its name may have."""

SETUPS: Final = "setups"
"""The setting of a server that holds them."""

Setups: TypeAlias = dict[str, "Setup"]
"""By name; that of the last game has none."""

LAST: Final = ""
"""The name of what the last game was played with."""


class Setup(msgspec.Struct, frozen=True):
    """What a game is set up with."""

    modules: tuple[str, ...]
    options: dict[str, Value]
    settings: dict[str, Value]
    """Those of the table that its host has chosen."""


def setup_of(row: GameRow) -> Setup:
    """What a game is, or was, set up with; a map that was a surprise is one again."""
    names = (*(option.name for option in OWN), SURPRISE)
    settings = {name: row.settings[name] for name in names if row.settings.get(name)}
    is_surprise = settings.get(SURPRISE)
    options = {k: v for k, v in row.options.items() if not (is_surprise and k == MAP)}
    return Setup(tuple(row.modules), options, settings)


async def saved(store: Store, guild_id: int | None) -> Setups:
    """What is saved in a server, by name; what no program of today can read is left out."""
    if guild_id is None:
        return {}
    kept: Json = (await store.readings.settings(Scope.GUILD, guild_id)).get(SETUPS) or {}
    found: Setups = {}
    for name, said in sorted(kept.items()):
        try:
            found[name] = msgspec.convert(said, Setup)
        except msgspec.ValidationError:
            continue
    return found


async def save(store: Store, guild_id: int, name: str, setup: Setup) -> None:
    """
    Save *setup* in a server under *name*, in the place of what had that name.

    :raises Refused: if there are too many, or the name is none.
    """
    name, known = " ".join(name.split()), await saved(store, guild_id)
    if not 0 < len(name) <= LONGEST:
        raise Refused("ui.error.setup_name", count=LONGEST)
    if name not in known and len(known) >= MOST:
        raise Refused("ui.error.setups", count=MOST)
    await _keep(store, guild_id, {**known, name: setup})


async def drop(store: Store, guild_id: int, name: str) -> None:
    """
    Save what is called *name* no longer.

    :raises Refused: if nothing is called so.
    """
    known = await saved(store, guild_id)
    if known.pop(" ".join(name.split()), None) is None:
        raise Refused("ui.error.no_setup")
    await _keep(store, guild_id, known)


async def _keep(store: Store, guild_id: int, new: Setups) -> None:
    kept = msgspec.to_builtins(new)
    await store.notes.set_settings(Scope.GUILD, guild_id, **{SETUPS: kept or None})


async def known(store: Store, table: Table) -> Setups:
    """What the host of a lobby can choose: the last game here first, then what is saved."""
    last = await store.readings.played_in(table.row.channel_id)
    now, found = setup_of(table.row), await saved(store, table.row.guild_id)
    all_known = {**({LAST: setup_of(last)} if last else {}), **found}
    return {n: one for n, one in all_known.items() if one != now and _is_offered(one)}


def _is_offered(setup: Setup) -> bool:
    """Whether its boxes are still played, together, on such maps."""
    sets = (modules for names in offered() for modules in (names, *maps_of(names).values()))
    return setup.modules in sets
