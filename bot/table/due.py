"""The people that a table waits for, and when they rest."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.table.draft import Draft
from bot.table.state.clock import Clocks
from bot.table.state.pace import Rest
from bot.table.table import Table
from game import Seat


def awaited(table: Table) -> set[int]:
    """The seats of people that the game waits for; these have a clock."""
    if table.game is None or table.game.state.winners:
        return set()
    return {int(debt.seat) for debt in table.game.state.due() if table.user(debt.seat)}


def concerned(table: Table) -> set[int]:
    """The seats that have a clock or need one; none at a table without a pace."""
    if table.pace is None:
        return set()
    return awaited(table) | set(table.memory.clocks.running)


def rests(change: Draft, table: Table, seats: set[int]) -> dict[int, Rest]:
    """The rest of each seat's person."""
    users = {seat: table.user(Seat(seat)) for seat in sorted(seats)}
    people = change.people(user for user in users.values() if user)
    return {
        seat: Rest.of(people[user].preferences) if user else Rest() for seat, user in users.items()
    }


def stopped(clocks: Clocks, now: datetime, rests: Mapping[int, Rest]) -> Clocks:
    """The clocks, stopped *now*, with unchanged banks."""
    running = clocks.running.items()
    return Clocks({seat: one.stopped(now, rests[seat]) for seat, one in running}, clocks.banks)
