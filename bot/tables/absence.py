"""
Who lets the time pass: when it happens three times in a row, the table is asked about the seat.

Counted is each time that a seat's clock has run out, in the transaction of the last answer that
was given by default; the next action of its person ends the row, what was asked about it, and the
search for a substitute to which that has led. One row is asked about once, whatever the others say.
Where there are no clocks, days in which a table waits in vain are such a row: see `nudge`.

A table that everybody lets wait is deserted: it is paused, for nobody would see what is played for
them, and clocks of minutes would call them all night. Any of them alone has it go on.
"""

from __future__ import annotations

from bot.tables import motions, seeking
from bot.tables.memory import Memory, memory_of, remember
from bot.tables.table import Table
from game import Seat
from storage.change import Change

MOST = 3
"""So many times in a row."""


def missed(change: Change, table: Table, seat: Seat) -> None:
    """Count an answer by default, if it was the last for now, and ask the table when it is time."""
    memory = memory_of(change.game)
    if seat in memory.clocks.running or table.playing().state.winners:
        return
    count = memory.late.get(seat, 0) + 1
    remember(change, late={**memory.late, seat: count})
    if count == MOST:
        _ask(change, table, seat)


def ask(change: Change, table: Table, seat: Seat) -> None:
    """Ask the table about a seat that lets days pass which no clock counts."""
    late = memory_of(change.game).late
    if late.get(seat, 0) < MOST:
        remember(change, late={**late, seat: MOST})
        _ask(change, table, seat)


def _ask(change: Change, table: Table, seat: Seat) -> None:
    others = set(table.people) - {table.user(seat)}
    if others and seat not in table.open_seats:
        motions.make(change, motions.SUBSTITUTE, by=None, seat=seat)


def is_deserted(table: Table, memory: Memory) -> bool:
    """Whether everybody at *table* lets the time pass, by what it remembers."""
    people = [seat for seat in range(len(table.seats)) if table.user(Seat(seat))]
    return bool(people) and all(memory.late.get(Seat(seat), 0) >= MOST for seat in people)


def present(change: Change, seat: Seat) -> None:
    """The seat's person has acted: what happened before they know."""
    arrived(change, seat)
    end(change, seat)
    seeking.back(change, seat)


def arrived(change: Change, seat: Seat) -> None:
    """Nothing of what happened before is news to the seat's person."""
    memory = memory_of(change.game)
    known = list(memory.present or memory.acted)
    known[seat] = change.game.number
    remember(change, present=tuple(known))


def end(change: Change, seat: Seat) -> None:
    """End the row of a seat, and what was asked about it."""
    late = memory_of(change.game).late
    if seat in late:
        remember(change, late={other: count for other, count in late.items() if other != seat})
        motions.drop_about(change, seat, motions.SUBSTITUTE)
