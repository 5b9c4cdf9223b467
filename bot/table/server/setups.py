"""
Setups that can be played again: that of the channel's last game, and saved ones.

A setup is the boxes and options of a game. A server's managers save a table's setup under a name.
The host of a lobby there can choose it, instead of setting each option again.
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
    Option("hints", (False, True), False),
)
"""Options of the table, in addition to the game's; they are kept in its settings."""

SURPRISE = "surprise"
"""Setting of a table whose map is drawn at random at the start."""

MOST: Final = 20
"""Maximum number of saved setups in a server."""

LONGEST: Final = 50
"""Maximum number of characters in a setup's name."""

SETUPS: Final = "setups"
"""Server setting that holds the saved setups."""

Setups: TypeAlias = dict[str, "Setup"]
"""Setups by name; the last game's has an empty name."""

LAST: Final = ""
"""Name of the last game's setup."""


class Setup(msgspec.Struct, frozen=True):
    """The boxes, options and settings that a game is set up with."""

    modules: tuple[str, ...]
    options: dict[str, Value]
    settings: dict[str, Value]
    """The table settings that the host has chosen."""


def setup_of(row: GameRow) -> Setup:
    """The setup of a game; a surprise map becomes a surprise again."""
    names = (*(option.name for option in OWN), SURPRISE)
    settings = {name: row.settings[name] for name in names if row.settings.get(name)}
    is_surprise = settings.get(SURPRISE)
    options = {k: v for k, v in row.options.items() if not (is_surprise and k == MAP)}
    return Setup(tuple(row.modules), options, settings)


async def saved(store: Store, guild_id: int | None) -> Setups:
    """A server's saved setups by name, without those that can no longer be read."""
    if guild_id is None:
        return {}
    return setups_in(await store.readings.settings(Scope.GUILD, guild_id))


def setups_in(settings: Json) -> Setups:
    """The saved setups among a server's *settings*."""
    kept: Json = settings.get(SETUPS) or {}
    found: Setups = {}
    for name, said in sorted(kept.items()):
        try:
            found[name] = msgspec.convert(said, Setup)
        except msgspec.ValidationError:
            continue
    return found


async def save(store: Store, guild_id: int, name: str, setup: Setup) -> None:
    """
    Save *setup* in a server as *name*, replacing any with that name.

    :raises Refused: if there are too many, or the name is empty or too long.
    """
    name, known = " ".join(name.split()), await saved(store, guild_id)
    if not 0 < len(name) <= LONGEST:
        raise Refused("ui.error.setup_name", count=LONGEST)
    if name not in known and len(known) >= MOST:
        raise Refused("ui.error.setups", count=MOST)
    await _keep(store, guild_id, {**known, name: setup})


async def drop(store: Store, guild_id: int, name: str) -> None:
    """
    Delete the setup called *name*.

    :raises Refused: if there is none.
    """
    known = await saved(store, guild_id)
    if known.pop(" ".join(name.split()), None) is None:
        raise Refused("ui.error.no_setup")
    await _keep(store, guild_id, known)


async def _keep(store: Store, guild_id: int, new: Setups) -> None:
    kept = msgspec.to_builtins(new)
    await store.notes.set_settings(Scope.GUILD, guild_id, **{SETUPS: kept or None})


async def known(store: Store, table: Table) -> Setups:
    """The setups that a lobby's host can choose: the last game's first, then the saved ones."""
    last = await store.readings.played_in(table.row.channel_id)
    now, found = setup_of(table.row), await saved(store, table.row.guild_id)
    all_known = {**({LAST: setup_of(last)} if last else {}), **found}
    return {n: one for n, one in all_known.items() if one != now and _is_offered(one)}


def _is_offered(setup: Setup) -> bool:
    """Whether the setup's boxes can still be played together on its map."""
    sets = (modules for names in offered() for modules in (names, *maps_of(names).values()))
    return setup.modules in sets
