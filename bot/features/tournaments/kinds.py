"""The formats of a server, as a tournament plays them: with clocks, and the drawn seat begins."""

from __future__ import annotations

from typing import Final

from bot.table.server import formats, setups
from bot.table.server.formats import Format
from bot.table.server.setups import Setup
from game import seats_for, teams_of
from storage import Store
from words import Words

BASE: Final = formats.BASE.key

MOST_SEATS: Final = 4
"""Maximum number of seats at a table."""

LIVE, DAILY, DAY = "live", "daily", 1440
"""The pace of games without one of their own, by the time of a round; minutes of a day."""


async def known(store: Store, guild_id: int) -> dict[str, Setup]:
    """The setups of the server's formats by key, without teams, for any table of a round."""
    found = await formats.known(store, guild_id)
    return {one.key: one.setup for one in found if is_for_tables(one.setup)}


def is_for_tables(setup: Setup) -> bool:
    """Whether every table of a round can play it, also one with a seat fewer."""
    # A round of games for four may need tables of three, where there are no teams.
    counts = [count for count in seats_for(setup.modules) if count <= MOST_SEATS]
    are_all = all(setups.filled(setup.modules, setup.options, count) for count in counts)
    return bool(counts) and are_all and not teams_of(setup.modules)


def name_of(key: str, w: Words) -> str:
    """The name of a format."""
    return formats.name_of(Format(key, formats.BASE.setup), w)


def for_rounds(setup: Setup, minutes: int) -> Setup:
    """The setup with clocks, so that nobody holds up a round; the first seat begins, as drawn."""
    settings = {"pace": DAILY if minutes >= DAY else LIVE, **setup.settings}
    settings.pop(setups.SURPRISE, None)
    return Setup(setup.modules, {**setup.options, "first_seat": True}, settings)


def seats(setup: Setup) -> int:
    """The seats of a table, at most four."""
    return max(count for count in seats_for(setup.modules) if count <= MOST_SEATS)
