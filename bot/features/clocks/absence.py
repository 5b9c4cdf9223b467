"""
Absent players: after three missed clocks in a row, the table votes about the seat.

A clock counts as missed in the transaction of the last answer given by default. The next action of
the seat's player resets the count, and ends the vote and the search for a substitute that it led
to. There is one vote per absence, however it ends. Without clocks, days of waiting count instead:
see `nudge`.

A table where everyone is absent is deserted, and is paused. Nobody would see the default answers,
and clocks of minutes would ping everyone all night. Any one player can resume it.
"""

from __future__ import annotations

from bot.table.acted import arrive
from bot.table.done import Done, How
from bot.table.draft import Draft
from bot.table.state.memory import ABSENT, Memory
from bot.table.table import Table
from bot.table.votes import motions
from game import Seat


def missed(change: Draft, table: Table, seat: Seat) -> None:
    """Count a missed clock after its last default answer, and start the vote when it is time."""
    memory = change.memory
    if seat in memory.clocks.running or table.playing().state.winners:
        return
    count = memory.late.get(seat, 0) + 1
    change.remember(late={**memory.late, seat: count})
    if count == ABSENT:
        _ask(change, table, seat)


def ask(change: Draft, table: Table, seat: Seat) -> None:
    """Start the vote about a seat that has kept a table without clocks waiting for days."""
    late = change.memory.late
    if late.get(seat, 0) < ABSENT:
        change.remember(late={**late, seat: ABSENT})
        _ask(change, table, seat)


def _ask(change: Draft, table: Table, seat: Seat) -> None:
    others = set(table.people) - {table.user(seat)}
    if others and seat not in table.open_seats:
        motions.make(change, motions.SUBSTITUTE, by=None, seat=seat)


def is_deserted(table: Table, memory: Memory) -> bool:
    """Whether everyone at *table* is absent, according to *memory*."""
    people = [seat for seat in range(len(table.seats)) if table.user(Seat(seat))]
    return bool(people) and all(memory.late.get(Seat(seat), 0) >= ABSENT for seat in people)


def end(change: Draft, seat: Seat) -> None:
    """Reset a seat's count of missed clocks, and drop the vote about it."""
    late = change.memory.late
    if seat in late:
        change.remember(late={other: count for other, count in late.items() if other != seat})
        motions.drop_about(change, seat, motions.SUBSTITUTE)


def end_for(change: Draft, table: Table, seat: Seat) -> None:
    """Reset the count of a seat that changes hands."""
    end(change, seat)


def note(change: Draft, done: Done) -> None:
    """Note that the seat's player is there, or that their clock has run out."""
    if done.by.how is How.PERSON:
        arrive(change, done.seat)
        end(change, done.seat)
    elif done.by.how is How.CLOCK:
        missed(change, done.table, done.seat)
