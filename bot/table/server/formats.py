"""
Formats: named setups that games, leagues and tournaments are played in.

The well-known ones are built in; a box brings its own in `formats.py` of its folder in `bot.boxes`.
The setups that a server's managers have saved are its own formats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.brought import brought
from bot.table.server import setups
from bot.table.server.setups import SURPRISE, Setup
from bot.table.table import Table
from game import boxes_of, seats_for
from game.core.rows import MAP, Value
from storage import Store
from words import LANGUAGES, Words, meant

SAVED: Final = "="
"""First character of the key of a format that managers saved; its name follows."""

LAST: Final = SAVED
"""Key of the setup of the channel's last game."""


class Format(msgspec.Struct, frozen=True):
    """
    A named setup.

    A league or a tournament stores the whole format, so that it keeps its rules if managers save
    another under that name.
    """

    key: str
    """Key of a built-in format, such as ``fast``, or `SAVED` and the name managers gave it."""
    setup: Setup

    @property
    def is_saved(self) -> bool:
        """Whether a server's managers saved it."""
        return self.key.startswith(SAVED)


BASE: Final = Format("base", Setup(("base",), {}, {}))

OTHERS: Final = (
    Format("no_trade", Setup(("base",), {"trades": "none"}, {})),
    Format("fast", Setup(("base",), {}, {"pace": "live", "auto_roll": True})),
)
"""Built-in formats that are listed after those of the boxes."""


def built_in() -> tuple[Format, ...]:
    """The built-in formats, without those whose boxes are missing."""
    of_boxes = (each for some in brought("formats", "FORMATS") for each in some)
    return tuple(one for one in (BASE, *of_boxes, *OTHERS) if setups.is_offered(one.setup))


async def known(store: Store, guild_id: int | None) -> tuple[Format, ...]:
    """The formats of a server: the built-in ones, then those that its managers saved."""
    saved = await setups.saved(store, guild_id)
    own = (Format(SAVED + name, setup) for name, setup in saved.items())
    return (*built_in(), *(one for one in own if setups.is_offered(one.setup)))


async def choices(store: Store, table: Table) -> tuple[Format, ...]:
    """The formats for a lobby's host to choose: the last game's first, then those saved here."""
    last, now = await store.readings.played_in(table.row.channel_id), setups.setup_of(table.row)
    found = sorted(await known(store, table.row.guild_id), key=lambda one: not one.is_saved)
    if last and setups.is_offered(setup := setups.setup_of(last)):
        found.insert(0, Format(LAST, setup))
    return tuple(one for one in found if one.setup != now)


async def find(store: Store, guild_id: int | None, typed: str) -> Format | None:
    """The format with this key, or the one that the text means in any language, if any."""
    formats = await known(store, guild_id)
    if by_key := next((one for one in formats if one.key == typed), None):
        return by_key
    if typed.startswith(SAVED):
        return None
    saved, others = ([f for f in formats if f.is_saved == is_saved] for is_saved in (True, False))
    for group in (saved, others):
        for w in map(Words, LANGUAGES):
            if places := meant(typed, [name_of(one, w) for one in group]):
                return group[places[0]]
    return None


def name_of(one: Format, w: Words) -> str:
    """The name of a format, as players call it."""
    return one.key.removeprefix(SAVED) if one.is_saved else w.say(f"format.{one.key}")


def matches(
    one: Format,
    modules: Sequence[str],
    options: Mapping[str, Value],
    choices: Mapping[str, Any],
) -> bool:
    """
    Whether a game was played in this format.

    That is, with the same boxes and the same options of the rules, defaults included, and at the
    format's pace, if it has one. Other settings of the table don't count, nor whether it is rated.
    *options* and *choices* are those of a `PlayedRow`, or the options and settings of a `GameRow`.
    """
    pace = one.setup.settings.get("pace")
    if pace and choices.get("pace") != pace:
        return False
    if one.setup.settings.get(SURPRISE):
        wanted, played = boxes_of(one.setup.modules), boxes_of(modules)
        options = {name: value for name, value in options.items() if name != MAP}
    else:
        wanted, played = tuple(one.setup.modules), tuple(modules)
    if set(wanted) != set(played):
        return False
    mine, theirs = one.setup.options, options
    return any(
        (filled := setups.filled(wanted, mine, seats))
        and filled == setups.filled(wanted, theirs, seats)
        for seats in seats_for(wanted)
    )
