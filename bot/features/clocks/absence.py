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

from bot.table.acted import arrive
from bot.table.done import Done, How
from bot.table.draft import Draft
from bot.table.state.memory import Memory
from bot.table.table import Table
from bot.table.votes import motions
from game import Seat

MOST = 3
"""So many times in a row."""


def missed(change: Draft, table: Table, seat: Seat) -> None:
    """Count an answer by default, if it was the last for now, and ask the table when it is time."""
    memory = change.memory
    if seat in memory.clocks.running or table.playing().state.winners:
        return
    count = memory.late.get(seat, 0) + 1
    change.remember(late={**memory.late, seat: count})
    if count == MOST:
        _ask(change, table, seat)


def ask(change: Draft, table: Table, seat: Seat) -> None:
    """Ask the table about a seat that lets days pass which no clock counts."""
    late = change.memory.late
    if late.get(seat, 0) < MOST:
        change.remember(late={**late, seat: MOST})
        _ask(change, table, seat)


def _ask(change: Draft, table: Table, seat: Seat) -> None:
    others = set(table.people) - {table.user(seat)}
    if others and seat not in table.open_seats:
        motions.make(change, motions.SUBSTITUTE, by=None, seat=seat)


def is_deserted(table: Table, memory: Memory) -> bool:
    """Whether everybody at *table* lets the time pass, by what it remembers."""
    people = [seat for seat in range(len(table.seats)) if table.user(Seat(seat))]
    return bool(people) and all(memory.late.get(Seat(seat), 0) >= MOST for seat in people)


def end(change: Draft, seat: Seat) -> None:
    """End the row of a seat, and what was asked about it."""
    late = change.memory.late
    if seat in late:
        change.remember(late={other: count for other, count in late.items() if other != seat})
        motions.drop_about(change, seat, motions.SUBSTITUTE)


def end_for(change: Draft, table: Table, seat: Seat) -> None:
    """End the row of a seat that changes hands."""
    end(change, seat)


def note(change: Draft, done: Done) -> None:
    """Note that the seat's person is there, or has let the time run out."""
    if done.by.how is How.PERSON:
        arrive(change, done.seat)
        end(change, done.seat)
    elif done.by.how is How.CLOCK:
        missed(change, done.table, done.seat)
