"""
Results: places, points and luck with the dice, stored in the change that ends a game.

A result belongs to the holder of the seat at the end. It also names the person who began in the
seat and left it: that is a loss for them (docs/ratings.md). A person who has left the statistics is
in none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.state.memory import Memory, memory_of
from bot.table.table import Table
from game import Game, Line, Luck, Seat
from game.core.points import points
from storage import COMPUTER, FORGOTTEN, PersonRow, ResultRow, SeatRow, Status, Store, Unreadable
from storage.change import Change

LOG = logging.getLogger(__name__)

STATISTICS: Final = "statistics"
"""The preference that says who can see a person's figures; without it, only they can."""
SERVER, NOBODY = "server", "nobody"
"""Its values: everyone in the same server; or nobody, and nothing is counted."""

AT_ONCE = 50
"""Number of games looked up at a time that ended before results were stored."""
PAUSE = 0.05
"""Seconds between two of these games, so that players aren't held up."""


def note(change: Change, table: Table, *, is_won: bool) -> None:
    """Store the result of a game that has begun, in the change that ends it."""
    if table.game is None:
        return
    try:
        lines = [row.line for row in change.lines()]
    except Unreadable:  # a game ends even if its log is damaged
        lines = []
    rows = with_left(
        reckoned(table.game, table.seats, lines, is_won=is_won), table.memory, is_won=is_won
    )
    change.keep_results(known(rows, change.people(_people(rows))))


def note_win(change: Draft, done: Done) -> None:
    """End a game that is won, and store its result."""
    if done.table.playing().state.winners:
        note(change, done.table, is_won=True)
        change.end(Status.OVER, "won")


def note_loss(change: Draft, table: Table) -> None:
    """Store the result of a game that ends without a winner."""
    note(change, table, is_won=False)


def reckoned(
    game: Game, seats: Sequence[SeatRow], lines: Sequence[Line], *, is_won: bool
) -> list[ResultRow]:
    """
    The result of each of *seats* in *game*, whose whole log is *lines*.

    Places go to winners first, then by points; empty seats come last. In teams, all who haven't
    won are second.
    """
    state = game.state
    total = [points(state, Seat(seat), hidden=is_won) for seat in range(state.seats)]
    merit = [
        (seat in state.winners, seat not in state.gone, total[seat])
        for seat in map(Seat, range(state.seats))
    ]
    if state.rules.teams:
        merit = [(has_won, False, 0) for has_won, _, _ in merit]
    ranks = {*merit} if state.rules.teams else merit
    lucks = _lucks(lines)
    return [
        ResultRow(
            seat=row.seat,
            user_id=row.user_id,
            place=1 + sum(other > merit[row.seat] for other in ranks) if is_won else None,
            points=total[row.seat],
            came=lucks[row.seat].came if lucks else None,
            fair=lucks[row.seat].fair if lucks else None,
        )
        for row in seats
    ]


def with_left(rows: Sequence[ResultRow], memory: Memory, *, is_won: bool) -> list[ResultRow]:
    """
    *rows* with the person who began in each seat and left it.

    A player who is absent when the game is given up has left it, if the others voted on that. If
    someone has won, such a player simply has their place.
    """
    away = () if is_won else memory.seeking.absent
    found = []
    for row in rows:
        seat = Seat(row.seat)
        left = row.user_id if seat in away else None
        if first := memory.left.get(seat):
            left = FORGOTTEN if first.user != COMPUTER and not first.loses else first.user
        found.append(replace(row, left_id=left))
    return found


def _lucks(lines: Sequence[Line]) -> tuple[Luck, ...]:
    """Luck with the dice, by seat; empty if today's rules can't replay the log."""
    try:
        return Game.lucks(lines)
    except Exception as error:  # noqa: BLE001  # other rules can fail in any way
        LOG.info("the luck in a game cannot be computed: %r", error)
        return ()


def known(rows: Sequence[ResultRow], people: Mapping[int, PersonRow]) -> list[ResultRow]:
    """*rows* in which people who have left the statistics are strangers."""
    gone = {user for user, person in people.items() if whose(person.preferences) == NOBODY}
    return [
        replace(
            row,
            user_id=FORGOTTEN if row.user_id in gone else row.user_id,
            left_id=FORGOTTEN if row.left_id in gone else row.left_id,
        )
        for row in rows
    ]


def whose(preferences: Mapping[str, Any]) -> str | None:
    """The people allowed to see these figures: `SERVER`, `NOBODY`, or None for only the owner."""
    found = preferences.get(STATISTICS)
    return found if found in (SERVER, NOBODY) else None


async def catch_up(store: Store) -> None:
    """Store the results of games that ended before results were stored, one after another."""
    last = ""
    while found := await store.results.missing(last, AT_ONCE):
        for last in found:
            try:
                await _catch_up(store, last)
            except Exception as error:  # noqa: BLE001  # the other games still count
                LOG.info("the results of game %s cannot be computed: %r", last, error)
            await asyncio.sleep(PAUSE)


async def _catch_up(store: Store, game_id: str) -> None:
    row = await store.readings.game(game_id)
    assert row.snapshot is not None
    seats = await store.readings.seats(game_id)
    lines = [each.line for each in await store.readings.lines(game_id)]
    game = Game.restored(row.snapshot)
    is_won = row.status is Status.OVER
    rows = await asyncio.to_thread(reckoned, game, seats, lines, is_won=is_won)
    rows = with_left(rows, memory_of(row), is_won=is_won)
    await store.results.keep(game_id, known(rows, await store.readings.people(_people(rows))))


def _people(rows: Sequence[ResultRow]) -> set[int]:
    found = (user for row in rows for user in (row.user_id, row.left_id))
    return {user for user in found if user and user != FORGOTTEN}
