"""
The holder of a seat: a person, a computer, or nobody.

A seat always changes hands in one transaction: the line of the log, the seat's row, the clock, the
host, and the goodbye in the message with the old hand. From then on, the previous holder gets
nothing of this seat.

A computer's seat keeps the name of the person it plays for. In its settings, ``person`` is that
person's id, and ``returns`` says whether they can come back without asking.
"""

from __future__ import annotations

import dataclasses

from bot.features.seats import seeking
from bot.table import news
from bot.table.acted import arrive
from bot.table.draft import Draft
from bot.table.hooks import rules
from bot.table.ping import Farewell
from bot.table.state.memory import ABSENT, Left, Wish
from bot.table.table import Table
from bot.table.transactions import enter
from game import HandOver, Seat
from game.core.leave import Leave
from storage import COMPUTER, Json, SeatRow
from words import language_of


def to_person(change: Draft, table: Table, seat: Seat, person: SeatRow, by: int) -> None:
    """Let *person* play on in the seat."""
    old = table.seats[seat]
    new = dataclasses.replace(person, seat=old.seat, colour=old.colour)
    _sit(change, table, seat, new)
    owes = any(debt.seat == seat for debt in table.playing().state.debts())
    enter(change, table, seat, HandOver("person"), by, calls=(seat,) if owes else ())
    if person.user_id != old.settings.get("person"):  # a new player hasn't missed anything
        arrive(change, seat)
    seeking.end(change, seat)


def to_computer(
    change: Draft, table: Table, seat: Seat, by: int | None, *, returns: bool, loses: bool = True
) -> None:
    """
    Let a computer play until there is a substitute; *returns* if the player can come back.

    It counts as a loss for the player if they *lose* by it and don't come back.
    """
    old = table.seats[seat]
    settings: Json = {"person": old.user_id, "returns": returns}
    _sit(change, table, seat, _vacant(old, COMPUTER, settings), loses=loses)
    enter(change, table, seat, HandOver("computer"), by)
    if seat not in table.open_seats:
        seeking.begin(change, seat)


def empty(change: Draft, table: Table, seat: Seat, by: int) -> None:
    """Leave the seat empty; the rules treat it as gone."""
    _sit(change, table, seat, _vacant(table.seats[seat], None, {}))
    enter(change, table, seat, Leave(), by)
    seeking.end(change, seat)


def _sit(change: Draft, table: Table, seat: Seat, new: SeatRow, *, loses: bool = True) -> None:
    """Seat *new*, and drop everything that depended on the previous holder."""
    old = table.seats[seat]
    _note_left(change, old, new, loses=loses)
    seats = [new if row.seat == seat else row for row in table.seats]
    kept = next((row for row in seats if row.user_id and row.user_id == old.user_id), None)
    if old.dm_message_id is not None and kept is not None:
        # A player who holds another seat too keeps the message, for the hand of that seat.
        seats[kept.seat] = dataclasses.replace(
            kept, dm_channel_id=old.dm_channel_id, dm_message_id=old.dm_message_id
        )
    elif old.dm_message_id is not None:
        _say_farewell(change, table, old)
    table.seats = tuple(seats)
    change.set_seats(seats)
    for follow in rules().vacated:
        follow(change, table, seat)
    if table.row.host_id not in table.people:
        change.update(host_id=next(iter(table.people), None))


def _note_left(change: Draft, old: SeatRow, new: SeatRow, *, loses: bool) -> None:
    """Remember who began in a seat, as long as they don't hold it."""
    seat, left = Seat(old.seat), dict(change.memory.left)
    began = old.user_id or old.settings.get("person") or COMPUTER
    first = left.pop(seat, Left(began, loses=loses and bool(old.user_id)))
    if new.user_id != first.user:
        left[seat] = first
    change.remember(left=left)


def _say_farewell(change: Draft, table: Table, old: SeatRow) -> None:
    """Plan a goodbye that replaces the cards in the old hand's message."""
    language = language_of(old.locale)
    assert old.dm_channel_id is not None
    assert old.dm_message_id is not None
    farewell = Farewell(old.dm_channel_id, old.dm_message_id, language)
    change.plan(news.HAND, number=table.number + 1, seat=old.seat, data=farewell.data)


def _vacant(old: SeatRow, user: int | None, settings: Json) -> SeatRow:
    """A seat without a person that keeps the name of the last one."""
    return SeatRow(seat=old.seat, user_id=user, name=old.name, colour=old.colour, settings=settings)


def admit(change: Draft, table: Table, wish: Wish) -> None:
    """Let the person who asked for the seat play on in it."""
    seat = wish.seat
    assert seat is not None
    bid = change.memory.seeking.bids[seat]
    person = SeatRow(seat=0, user_id=bid.user, name=bid.name, locale=bid.locale)
    to_person(change, table, seat, person, person.person)


def kick(change: Draft, table: Table, wish: Wish) -> None:
    """
    Let a computer play on; the player can only come back by asking, like anyone else.

    It is no loss for a player who was there: a vote must not cost anyone their rating.
    """
    seat = wish.seat
    assert seat is not None
    memory = change.memory
    is_absent = seat in memory.seeking.absent or memory.late.get(seat, 0) >= ABSENT
    to_computer(change, table, seat, None, returns=False, loses=is_absent)


def deciders(table: Table, seat: Seat) -> set[int]:
    """
    The people who can decide alone about an open seat: its player and the host.

    If the others opened it because its player was absent, anyone at the table can decide: the
    absent player may be the host.
    """
    if seat in table.memory.seeking.absent:
        return set(table.people)
    return {user for user in (table.user(seat), table.row.host_id) if user}
