"""
The channel of a game, and moving the game to another one.

A game whose channel the bot can't post in stands still until it can, or until the game moves. The
table votes on where it goes, or its host decides (see ``motions.py``).
"""

from __future__ import annotations

from bot.table.draft import Draft
from bot.table.hooks import touch
from bot.table.state.memory import Wish
from bot.table.table import Table


def move(change: Draft, table: Table, wish: Wish) -> None:
    """
    Move the game to the channel of *wish*; its table is posted again there.

    :raises Occupied: if that channel has a game; nothing has changed then.
    """
    assert wish.channel is not None
    change.update(channel_id=wish.channel)
    change.remember(lost=None)
    touch(change, table)


def is_in(table: Table, channel: int | None) -> bool:
    """Whether the game is in that channel and can be shown there."""
    return channel == table.row.channel_id and not table.memory.lost
