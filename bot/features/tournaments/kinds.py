"""The formats that a tournament can be played in: the base game, and the server's saved setups."""

from __future__ import annotations

from typing import Final

from bot.table.server import setups
from bot.table.server.setups import Setup, Setups
from game import seats_for
from storage import Store
from words import Words

BASE: Final = "base"
"""The key of the base game; all others are names of saved setups."""

LIVE, DAILY, DAY = "live", "daily", 1440
"""The pace of games without one of their own, by the time of a round; minutes of a day."""


async def known(store: Store, guild_id: int) -> Setups:
    """The formats by key."""
    return {BASE: Setup((BASE,), {}, {}), **await setups.saved(store, guild_id)}


def name_of(key: str, w: Words) -> str:
    """The name of a format."""
    return w.say("box.base") if key == BASE else key


def for_rounds(setup: Setup, minutes: int) -> Setup:
    """The setup with clocks, so that nobody holds up a round; the first seat begins, as drawn."""
    settings = {"pace": DAILY if minutes >= DAY else LIVE, **setup.settings}
    settings.pop(setups.SURPRISE, None)
    return Setup(setup.modules, {**setup.options, "first_seat": True}, settings)


def seats(setup: Setup) -> int:
    """The seats of a table, at most four."""
    return max(count for count in seats_for(setup.modules) if count <= 4)  # noqa: PLR2004
