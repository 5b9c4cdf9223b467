"""
A table that can't be shown: why, in one value that every screen asks.

Discord refuses the table's post because a permission is missing, a thread is locked or archived, or
the channel is gone. The game then stands still until the table can be shown again or is moved.
"""

from __future__ import annotations

from typing import Final

from bot.tables.refusals import Listed, Refused
from bot.tables.table import Table

GONE: Final = "10003"
"""Discord's code for a channel that does not exist."""

LOCKED: Final = "locked"
ARCHIVED: Final = "archived"
HISTORY: Final = "read_message_history"
"""Needed only to look for a post that may have been made before a crash."""

SHOWN_BY: Final = {
    False: ("view_channel", "send_messages", "attach_files"),
    True: ("view_channel", "send_messages_in_threads", "attach_files"),
}
"""The permissions without which no table can be posted; the second row is for threads."""

_KEYS: Final = {GONE: "gone", LOCKED: "locked", ARCHIVED: "archived"}
_NAMES: Final = {HISTORY, *SHOWN_BY[False], *SHOWN_BY[True]}


def refusal(table: Table) -> Refused:
    """Why the table can't be shown and what helps, as a refusal of whatever needs it."""
    why, channel = table.memory.lost or "", f"<#{table.row.channel_id}>"
    if why in _NAMES:
        return Refused(
            "ui.unshown.missing", channel=channel, permissions=Listed("ui.permission", (why,))
        )
    return Refused(f"ui.unshown.{_KEYS.get(why, 'unknown')}", channel=channel)
