"""
Requests about seats: leaving, being replaced, playing on for another player, a new host.

An open seat is one that looks for a substitute. Its player or the host can decide about it alone,
the others by a vote.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.chat.refusals import Refused
from bot.features.seats import holders, seeking
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.moment import need_running, outside
from bot.table.state.memory import Bid
from bot.table.table import Table
from bot.table.transactions import give_up
from bot.table.votes import motions
from bot.table.votes.motions import ADMIT
from game import Seat
from storage import SeatRow


async def resign(games: Games, game_id: str, user: int, seat: Seat, *, computed: bool) -> Table:
    """
    Leave for good: a computer plays on until a substitute comes, or nobody does.

    When the last person leaves, the game is given up.

    :raises Refused: if the person does not hold the seat, or the game does not run.
    """
    async with games.tables.at(game_id) as table:
        need_own(table, user, seat)

        def work(change: Draft) -> None:
            if not set(table.people) - {user} and len(table.seats_of(user)) == 1:
                give_up(change, table)
            elif computed:
                holders.to_computer(change, table, seat, user, returns=False)
            else:
                holders.empty(change, table, seat, user)

        await games.changed(table, work)
        return table


async def ask(games: Games, game_id: str, user: int, seat: Seat, *, manages: bool) -> Table:
    """
    Look for a substitute for one's own seat, or for one that a computer plays.

    :raises Refused: if the seat is another person's, is empty, or is open already.
    """
    async with games.tables.at(game_id) as table:
        need_running(table)
        if user not in table.people and not manages:
            raise outside(table, user)
        if seat in table.playing().state.gone:
            raise Refused("ui.error.seat_empty")
        if table.user(seat) not in (None, user):
            raise Refused("ui.error.seat_others")
        if seat in table.open_seats:
            raise Refused("ui.error.seat_open")
        await games.changed(table, lambda change: seeking.begin(change, seat))
        return table


async def keep(games: Games, game_id: str, user: int, seat: Seat, *, manages: bool) -> Table:
    """
    Stop looking for a substitute.

    :raises Refused: if the person has no say in it.
    """
    async with games.tables.at(game_id) as table:
        need_say(table, user, seat, manages=manages)

        def work(change: Draft) -> None:
            seeking.end(change, seat)

        await games.changed(table, work)
        return table


async def stand_in(games: Games, game_id: str, user: int, seat: Seat, *, manages: bool) -> Table:
    """
    Let a computer play an open seat; its player can come back.

    :raises Refused: if the person has no say in it, or a computer plays there already.
    """
    async with games.tables.at(game_id) as table:
        need_say(table, user, seat, manages=manages)
        if table.is_computed(seat):
            raise Refused("ui.error.seat_computed")

        def work(change: Draft) -> None:
            holders.to_computer(change, table, seat, user, returns=True)

        await games.changed(table, work)
        return table


async def pass_host(games: Games, game_id: str, user: int, to: Seat, *, manages: bool) -> Table:
    """
    Make the person of another seat the host.

    :raises Refused: if the person has no say in it, or no person sits there.
    """
    async with games.tables.at(game_id) as table:
        if not table.row.living:
            need_running(table)
        if user != table.row.host_id and not manages:
            raise Refused("ui.error.not_host")
        heir = table.user(to)
        if heir is None:
            raise Refused("ui.error.seat_no_person")

        def work(change: Draft) -> None:
            change.update(host_id=heir)

        await games.changed(table, work)
        return table


async def take(games: Games, game_id: str, person: SeatRow, seat: Seat) -> tuple[Table, bool]:
    """
    Ask to play on in an open seat; True if the person came back to their own seat.

    A returning player sits down at once, even if the seat isn't open: a computer keeps it for them.

    :raises Refused: if it is not open or already asked for, or they sit at the table or were
        declined.
    """
    async with games.tables.at(game_id) as table:
        need_running(table)
        user = person.person
        returns = table.kept_for(user) == seat
        if seat not in table.open_seats and not returns:
            raise Refused("ui.error.seat_closed")
        if user in table.people:
            raise Refused("ui.error.seat_yours")
        asked = table.memory.motions.values()
        if not returns and any((m.name, m.seat) == (ADMIT, seat) for m in asked):
            raise Refused("ui.error.seat_asked")
        if not returns and table.memory.seeking.declined.get(seat) == user:
            raise Refused("ui.error.seat_declined")

        def work(change: Draft) -> None:
            if returns:
                holders.to_person(change, table, seat, person, user)
                return
            old = change.memory.seeking
            bid = Bid(user, person.name, person.locale)
            change.remember(seeking=replace(old, bids={**old.bids, seat: bid}))
            motions.make(change, ADMIT, by=user, seat=seat)

        await games.changed(table, work)
        return table, returns


def need_own(table: Table, user: int, seat: Seat) -> None:
    """
    Refuse anything that only the player of a seat can do.

    :raises Refused: if the seat is another's.
    """
    need_running(table)
    if seat not in table.seats_of(user):
        raise outside(table, user)


def need_say(table: Table, user: int, seat: Seat, *, manages: bool) -> None:
    """
    Refuse a person who has no say about an open seat.

    :raises Refused: also if the seat is not open.
    """
    need_running(table)
    if seat not in table.open_seats:
        raise Refused("ui.error.seat_closed")
    if user not in holders.deciders(table, seat) and not manages:
        raise Refused("ui.error.seat_no_say")
