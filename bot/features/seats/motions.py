"""Votes about seats: to look for a substitute, to admit one, to replace a player."""

from __future__ import annotations

from bot.features.seats import holders, seeking
from bot.table.draft import Draft
from bot.table.state.memory import Wish
from bot.table.table import Table
from bot.table.votes.motions import ADMIT, SUBSTITUTE, Row


def _open(change: Draft, table: Table, wish: Wish) -> None:
    assert wish.seat is not None
    seeking.begin(change, wish.seat, absent=True)


def _deciders(table: Table, wish: Wish) -> set[int]:
    return set() if wish.seat is None else holders.deciders(table, wish.seat)


MOTIONS = {
    SUBSTITUTE: Row(
        _open, lambda table, wish: "ui.error.open" if wish.seat in table.open_seats else None
    ),
    ADMIT: Row(
        holders.admit,
        lambda table, wish: None if wish.seat in table.open_seats else "ui.error.seat_closed",
        decides=_deciders,
        decline=seeking.turn_down,
    ),
    "kick": Row(
        holders.kick,
        lambda table, wish: (
            None if wish.seat is None or table.user(wish.seat) else "ui.error.seat_nobody"
        ),
        least=2,
    ),
}
