"""
Who holds a seat: a person, a computer, or nobody.

Whatever brings it about, a seat changes hands in one transaction: the line of the log, the seat's
row, the clock, the host, the farewell to the message in which the old hand lies. From then on
nothing of the seat reaches the one who held it.

A computer's seat keeps the name of the person it plays for. Its settings say in ``person`` who
that is, and in ``returns`` whether they may come back without being asked.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables import absence, clocks, motions, news
from bot.tables.motions import Motion, Wish
from bot.tables.table import OPEN, Table
from bot.tables.transactions import enter
from game import HandOver, Seat
from game.core.leave import Leave
from storage import COMPUTER, Json, SeatRow
from storage.change import Change
from words import language_of

BIDS, WANTED, DECLINED = "bids", "wanted", "declined"
"""
In a table's settings: by open seat, who wants to play on in it; how many seats have ever been open,
which numbers their posts; and by open seat, who was declined last.
"""


def to_person(change: Change, table: Table, seat: Seat, person: SeatRow, by: int) -> None:
    """Let *person* play on."""
    old = table.seats[seat]
    new = replace(person, seat=old.seat, colour=old.colour)
    _sit(change, table, seat, new)
    owes = any(debt.seat == seat for debt in table.playing().state.debts())
    enter(change, table, seat, HandOver("person"), by, calls=(seat,) if owes else ())
    close_seat(change, seat)


def to_computer(change: Change, table: Table, seat: Seat, by: int | None, *, returns: bool) -> None:
    """Let a computer play on until there is a substitute; whether who sat there *returns*."""
    old = table.seats[seat]
    settings: Json = {"person": old.user_id, "returns": returns}
    _sit(change, table, seat, _vacant(old, COMPUTER, settings))
    enter(change, table, seat, HandOver("computer"), by)
    if seat not in table.open_seats:
        open_seat(change, table, seat)


def empty(change: Change, table: Table, seat: Seat, by: int) -> None:
    """Let nobody play on: the rules know that the seat has left."""
    _sit(change, table, seat, _vacant(table.seats[seat], None, {}))
    enter(change, table, seat, Leave(), by)
    close_seat(change, seat)


def open_seat(change: Change, table: Table, seat: Seat) -> None:
    """Look for a substitute: the channel is told, once."""
    number = int(change.game.settings.get(WANTED, 0)) + 1
    seats = sorted({*change.game.settings.get(OPEN, ()), int(seat)})
    change.update(settings={**change.game.settings, OPEN: seats, WANTED: number})
    change.plan(news.SEAT, number=number, seat=int(seat), data={"seats": [int(seat)]})


def close_seat(change: Change, seat: Seat) -> None:
    """Look for nobody any more."""
    settings = dict(change.game.settings)
    settings[OPEN] = [other for other in settings.get(OPEN, ()) if other != seat]
    for name in (BIDS, DECLINED):
        settings[name] = {k: bid for k, bid in settings.get(name, {}).items() if k != str(seat)}
    change.update(settings=settings)
    motions.drop_about(change, seat, motions.ADMIT)


def turn_down(change: Change, motion: Motion, by: int) -> None:
    """Put a bid away; whom somebody else has declined does not ask for that seat again."""
    bidder, seat = motion.by, str(motion.seat)
    settings = dict(change.game.settings)
    settings[BIDS] = {key: bid for key, bid in settings.get(BIDS, {}).items() if key != seat}
    if by != bidder:
        settings[DECLINED] = {**settings.get(DECLINED, {}), seat: bidder}
    change.update(settings=settings)
    motions.drop(change, motion.number)


def _sit(change: Change, table: Table, seat: Seat, new: SeatRow) -> None:
    """Put *new* on the seat, and away what hangs on who held it."""
    old = table.seats[seat]
    seats = [new if row.seat == seat else row for row in table.seats]
    kept = next((row for row in seats if row.user_id and row.user_id == old.user_id), None)
    if old.dm_message_id is not None and kept is not None:
        # Who holds another seat too keeps the message, for the hand of that one.
        seats[kept.seat] = replace(
            kept, dm_channel_id=old.dm_channel_id, dm_message_id=old.dm_message_id
        )
    elif old.dm_message_id is not None:
        _say_farewell(change, table, old)
    table.seats = tuple(seats)
    change.set_seats(seats)
    clocks.drop(change, seat)
    absence.end(change, seat)
    motions.drop_about(change, seat)
    if table.row.host_id not in table.people:
        change.update(host_id=next(iter(table.people), None))


def _say_farewell(change: Change, table: Table, old: SeatRow) -> None:
    """Owe the message of the old hand a word in place of the cards."""
    language = language_of(old.locale)
    data = {"channel": old.dm_channel_id, "message": old.dm_message_id, "language": language}
    change.plan(news.HAND, number=table.number + 1, seat=old.seat, data=data)


def _vacant(old: SeatRow, user: int | None, settings: Json) -> SeatRow:
    """A seat without a person, under the name of who sat there."""
    return SeatRow(seat=old.seat, user_id=user, name=old.name, colour=old.colour, settings=settings)


def admit(change: Change, table: Table, wish: Wish) -> None:
    """Let who has asked for the seat play on in it."""
    seat = wish.seat
    assert seat is not None
    bid = change.game.settings[BIDS][str(int(seat))]
    person = SeatRow(seat=0, user_id=bid["user"], name=bid["name"], locale=bid["locale"])
    to_person(change, table, seat, person, person.person)


def kick(change: Change, table: Table, wish: Wish) -> None:
    """Let a computer play on, and who sat there come back only as anybody else."""
    assert wish.seat is not None
    to_computer(change, table, wish.seat, None, returns=False)


def deciders(table: Table, seat: Seat) -> set[int]:
    """Whose word is enough about an open seat: its person's and the host's."""
    return {user for user in (table.user(seat), table.row.host_id) if user}
