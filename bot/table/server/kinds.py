"""
Kinds of games, by which people look for a table and roles are pinged.

A kind is an expansion, the base game without expansions, a format, a pace, or any game. Its key
fits into a button's address.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.table.room import PLAYERS
from bot.table.server.formats import Format, built_in, matches
from bot.table.server.setups import Setup, filled, setups_in
from bot.table.state.pace import PACES
from game import boxes_of, fitted, offered, seats_for
from storage import GameRow, Json
from words import LANGUAGES, Words, means

ANY: Final = "any"
"""Key of the kind that includes every game."""

RATED: Final = "rated"
"""Setting of a table that is False if its game counts for no rating."""

SAVED, FORMAT = "saved-", "format-"
"""Beginnings of the keys of saved formats, before a hash of the name, and of built-in ones."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game."""

    key: str
    text: str = ""
    """The key of its name in the catalogues; empty for a saved format."""
    name: str = ""
    """The name of a saved format."""
    setup: Setup | None = None
    """The setup of a table of this kind; None for a pace and for any game."""
    is_whole: bool = False
    """Whether it is a format, so that a game is only of this kind with exactly its options."""

    def said(self, w: Words) -> str:
        """Its name."""
        return w.say(self.text) if self.text else self.name

    def has(self, row: GameRow) -> bool:
        """Whether a table is of this kind."""
        pace = row.settings.get("pace", "")
        if self.setup is None:
            return self.key in (ANY, pace)
        if self.is_whole:
            return matches(Format(self.key, self.setup), row.modules, row.options, row.settings)
        first, *others = boxes_of(row.modules)
        return self.key in (others or (first,))


@cache
def by_box() -> dict[str, Kind]:
    """The base game, and each expansion with the boxes that it needs."""
    first, *others = dict.fromkeys(name for names in offered() for name in names)
    sets = {first: (first,), **{name: fitted((name,))[0] for name in others}}
    return {
        name: Kind(name, f"box.{name}", setup=Setup(boxes, {}, {})) for name, boxes in sets.items()
    }


def playable(settings: Json) -> dict[str, Kind]:
    """The kinds that a table can be opened with, in a server with these *settings*."""
    saved = [
        Kind(saved_key(name), name=name, setup=setup, is_whole=True)
        for name, setup in setups_in(settings).items()
    ]
    of_boxes = by_box()
    plain = [kind.setup for kind in of_boxes.values()]
    others = [
        Kind(FORMAT + one.key, f"format.{one.key}", setup=one.setup, is_whole=True)
        for one in built_in()
        if one.setup not in plain
    ]
    return {**{kind.key: kind for kind in saved}, **of_boxes, **{one.key: one for one in others}}


def known(settings: Json) -> dict[str, Kind]:
    """All kinds in a server with these *settings*."""
    general = {key: Kind(key, f"ui.kind.{key}") for key in (ANY, *PACES)}
    return {**general, **playable(settings)}


def saved_key(name: str) -> str:
    """The key of the format saved as *name*."""
    return SAVED + hashlib.blake2s(name.encode(), digest_size=6).hexdigest()


def set_up(kind: Kind | None, players: int) -> Setup | None:
    """
    The setup for a table of this *kind*, or of the base game, for a number of *players* or any.

    None if that number can't play it on its map, even with an expansion for more players.
    """
    setup = (kind and kind.setup) or Setup(offered()[0], {}, {})
    modules, settings = setup.modules, dict(setup.settings)
    if not players:
        return setup
    if players not in seats_for(modules):
        if kind and kind.is_whole:
            return None
        own = boxes_of(modules)
        wider = (n for n in offered() if {*own} <= {*n} and players in seats_for(n))
        found = min(wider, key=len, default=None)
        if found is None:
            return None
        modules = found
    if filled(modules, setup.options, players) is None:
        return None
    if players < max(seats_for(modules)):
        settings[PLAYERS] = players
    return Setup(modules, dict(setup.options), settings)


def named(kinds: Mapping[str, Kind], typed: str) -> Kind | None:
    """The kind with this key, or with this name in any language."""
    if typed in kinds:
        return kinds[typed]
    spoken = [Words(name) for name in LANGUAGES]
    found = (one for one in kinds.values() if any(means(typed, one.said(w)) for w in spoken))
    return next(found, None)
