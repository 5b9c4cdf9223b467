"""The vote to move a game to another channel."""

from __future__ import annotations

from bot.features.moving import channels
from bot.table.votes.motions import Row

MOTIONS = {
    "move": Row(
        channels.move,
        lambda table, wish: "ui.error.moved" if channels.is_in(table, wish.channel) else None,
        decides=lambda table, wish: {table.row.host_id or 0} & set(table.people),
    ),
}
