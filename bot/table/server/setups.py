"""
Setups that can be played again: the boxes, options and settings of a game.

A server's managers save a table's setup under a name; then it is one of the server's formats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from bot.chat.refusals import Refused
from bot.table.state.pace import PACES
from game import BOXES, maps_of, offered, seats_for
from game.core.codec import compiled
from game.core.rows import MAP, Option, Value
from game.errors import BadSetup
from render import LOOKS
from storage import GameRow, Json, Scope, Store

OWN = (
    Option("theme", ("", *LOOKS), ""),
    Option("pace", ("", *PACES), ""),
    Option("auto_roll", (False, True), False),
    Option("hints", (False, True), False),
    Option("rated", (False, True), True),
)
"""Options of the table, in addition to the game's; they are kept in its settings."""

SURPRISE = "surprise"
"""Setting of a table whose map is drawn at random at the start."""

USUAL: Final[dict[str, Value]] = {option.name: option.default for option in OWN} | {SURPRISE: False}
"""By setting of a setup, its default, which isn't stored."""

MOST: Final = 17
"""Maximum number of saved setups in a server: a menu holds no more, besides the other formats."""

LONGEST: Final = 50
"""Maximum number of characters in a setup's name."""

UNOFFERED: Final = {option.name for box in BOXES for option in box.options if not option.is_offered}
"""Options of the rules that no lobby offers."""

SETUPS: Final = "setups"
"""Server setting that holds the saved setups."""

Setups: TypeAlias = dict[str, "Setup"]
"""Setups by name."""


class Setup(msgspec.Struct, frozen=True):
    """The boxes, options and settings that a game is set up with."""

    modules: tuple[str, ...]
    options: dict[str, Value]
    settings: dict[str, Value]
    """The table settings that the host has chosen."""


def setup_of(row: GameRow) -> Setup:
    """The setup of a game; a surprise map becomes a surprise again."""
    settings = {
        name: row.settings[name]
        for name, usual in USUAL.items()
        if row.settings.get(name, usual) != usual
    }
    is_surprise = settings.get(SURPRISE)
    options = {k: v for k, v in row.options.items() if not (is_surprise and k == MAP)}
    return Setup(tuple(row.modules), chosen_among(options), settings)


def chosen_among(options: Mapping[str, Value]) -> dict[str, Value]:
    """The *options* of a game that a lobby offers, without those that the bot itself set."""
    return {name: value for name, value in options.items() if name not in UNOFFERED}


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


async def save(store: Store, guild_id: int, name: str, setup: Setup) -> str:
    """
    Save *setup* in a server as *name*, replacing any with that name; returns the tidied name.

    :raises Refused: if there are too many, or the name is empty or too long.
    """
    name, known = " ".join(name.split()), await saved(store, guild_id)
    if not 0 < len(name) <= LONGEST:
        raise Refused("ui.error.setup_name", count=LONGEST)
    if name not in known and len(known) >= MOST:
        raise Refused("ui.error.setups", count=MOST)
    await _keep(store, guild_id, {**known, name: setup})
    return name


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


def is_offered(setup: Setup) -> bool:
    """Whether the setup's boxes can still be played together on its map, with its options."""
    sets = (modules for names in offered() for modules in (names, *maps_of(names).values()))
    return setup.modules in sets and any(
        filled(setup.modules, setup.options, seats) for seats in seats_for(setup.modules)
    )


def filled(
    modules: tuple[str, ...], given: Mapping[str, Value], seats: int
) -> dict[str, Value] | None:
    """
    All options of a game with these boxes and this number of *seats*, with defaults filled in.

    None if no such game can be played.
    """
    try:
        rows = compiled(modules, dict(given), seats, BOXES).rows
    except BadSetup:
        return None
    return {row.name: given.get(row.name, row.default) for row in rows}


def options_of(
    modules: tuple[str, ...], given: dict[str, Value] | None = None
) -> tuple[Option, ...]:
    """
    The options of a game with these boxes: first those of the rules, then `OWN`.

    Defaults can depend on what is *given*. An option that no lobby offers is among them only if it
    is given another value.
    """
    given, most = given or {}, max(seats_for(modules), default=0)
    rows = compiled(modules, given, most, BOXES).rows
    offered = (
        row for row in rows if row.is_offered or given.get(row.name) not in (None, row.default)
    )
    return (*offered, *OWN)
