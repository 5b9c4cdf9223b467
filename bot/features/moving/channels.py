"""
The channel of a game: lost when the bot may not speak in it any more, found again, or another.

A game that has lost its channel stands still until it is found, or the game is taken to a new one.
Where it goes is for the table to say, or for its host (`votes`).
"""

from __future__ import annotations

from bot.table.draft import Draft
from bot.table.hooks import touch
from bot.table.state.memory import Wish
from bot.table.table import Table


def move(change: Draft, table: Table, wish: Wish) -> None:
    """
    Take the game to the channel of *wish*; its table is posted there anew.

    :raises Occupied: if that channel has a game; nothing has changed then.
    """
    assert wish.channel is not None
    change.update(channel_id=wish.channel)
    change.remember(lost=None)
    touch(change, table)


def is_in(table: Table, channel: int | None) -> bool:
    """Whether the game is in that channel, and heard there."""
    return channel == table.row.channel_id and not table.memory.lost
