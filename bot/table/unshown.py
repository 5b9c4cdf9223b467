"""
The reason why a table can't be shown, in one value that every screen uses.

Discord refuses the table's post because a permission is missing, a thread is locked or archived, or
the channel is gone. The game then stands still until the table can be shown again or is moved.
"""

from __future__ import annotations

from typing import Final

from bot.chat.refusals import Listed, Refused
from bot.chat.rights import ARCHIVED, GONE, HISTORY, LOCKED, SHOWN_BY
from bot.table.table import Table

_KEYS: Final = {GONE: "gone", LOCKED: "locked", ARCHIVED: "archived"}
_NAMES: Final = {HISTORY, *SHOWN_BY[False], *SHOWN_BY[True]}


def refusal(table: Table) -> Refused:
    """The reason why the table can't be shown, and what helps, as a refusal."""
    why, channel = table.memory.lost or "", f"<#{table.row.channel_id}>"
    if why in _NAMES:
        return Refused(
            "ui.unshown.missing", channel=channel, permissions=Listed("ui.permission", (why,))
        )
    return Refused(f"ui.unshown.{_KEYS.get(why, 'unknown')}", channel=channel)
