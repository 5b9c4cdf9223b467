"""The votes to pause a game and to resume it."""

from __future__ import annotations

from bot.features.clocks import pausing
from bot.table.votes.motions import Row

MOTIONS = {
    "pause": Row(
        lambda change, table, _: pausing.pause(change, table),
        lambda table, _: "ui.error.pause" if table.memory.paused else None,
    ),
    "resume": Row(
        lambda change, table, _: pausing.resume(change, table),
        lambda table, _: None if table.memory.paused else "ui.error.not_paused",
        decides=lambda table, _: {*table.people} if table.memory.deserted else set(),
    ),
}
