"""
What a game came to: places, points and the luck of the dice, kept in the change that ends it.

A result is that of whoever holds the seat at the end. Who has left the statistics stands in none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.table import Table
from game import Game, Line, Luck, Seat
from game.core.points import points
from storage import FORGOTTEN, PersonRow, ResultRow, SeatRow, Status, Store, Unreadable
from storage.change import Change

LOG = logging.getLogger(__name__)

STATISTICS: Final = "statistics"
"""The preference that says who may see a person's figures; without it they alone."""
SERVER, NOBODY = "server", "nobody"
"""What it says: everybody in the same server; nobody, and nothing is counted."""

AT_ONCE = 50
"""So many games that ended before results were kept are looked for at a time."""
PAUSE = 0.05
"""So many seconds pass between two of them, for those who play meanwhile."""


def note(change: Change, table: Table, *, is_won: bool) -> None:
    """Keep what a game came to that has begun, in the change that ends it."""
    if table.game is None:
        return
    try:
        lines = [row.line for row in change.lines()]
    except Unreadable:  # a game ends all the same
        lines = []
    rows = reckoned(table.game, table.seats, lines, is_won=is_won)
    change.keep_results(known(rows, change.people(_people(rows))))


def note_win(change: Draft, done: Done) -> None:
    """End a game that is won, and keep its result."""
    if done.table.playing().state.winners:
        note(change, done.table, is_won=True)
        change.end(Status.OVER, "won")


def note_loss(change: Draft, table: Table) -> None:
    """Keep the result of a game that ends without a winner."""
    note(change, table, is_won=False)


def reckoned(
    game: Game, seats: Sequence[SeatRow], lines: Sequence[Line], *, is_won: bool
) -> list[ResultRow]:
    """
    What each of *seats* came to in *game*, whose whole log is *lines*.

    Winners come first, then by points; whose seat is empty comes after all others.
    """
    state = game.state
    total = [points(state, Seat(seat), hidden=is_won) for seat in range(state.seats)]
    merit = [
        (seat in state.winners, seat not in state.gone, total[seat])
        for seat in map(Seat, range(state.seats))
    ]
    lucks = _lucks(lines)
    return [
        ResultRow(
            seat=row.seat,
            user_id=row.user_id,
            place=1 + sum(other > merit[row.seat] for other in merit) if is_won else None,
            points=total[row.seat],
            came=lucks[row.seat].came if lucks else None,
            fair=lucks[row.seat].fair if lucks else None,
        )
        for row in seats
    ]


def _lucks(lines: Sequence[Line]) -> tuple[Luck, ...]:
    """By seat; none if today's rules do not make this game of its log."""
    try:
        return Game.lucks(lines)
    except Exception as error:  # noqa: BLE001  # what other rules make of a log, nobody knows
        LOG.info("the luck in a game cannot be computed: %r", error)
        return ()


def known(rows: Sequence[ResultRow], people: Mapping[int, PersonRow]) -> list[ResultRow]:
    """*rows* without those who want to be in no statistics."""
    gone = {user for user, person in people.items() if whose(person.preferences) == NOBODY}
    return [replace(row, user_id=FORGOTTEN) if row.user_id in gone else row for row in rows]


def whose(preferences: Mapping[str, Any]) -> str | None:
    """Who may see the figures of somebody who prefers this: `SERVER`, `NOBODY`; None: only they."""
    found = preferences.get(STATISTICS)
    return found if found in (SERVER, NOBODY) else None


async def catch_up(store: Store) -> None:
    """Keep the results of games that ended before results were kept, one after another."""
    last = ""
    while found := await store.results.missing(last, AT_ONCE):
        for last in found:
            try:
                await _catch_up(store, last)
            except Exception as error:  # noqa: BLE001  # the others are kept all the same
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
    await store.results.keep(game_id, known(rows, await store.readings.people(_people(rows))))


def _people(rows: Sequence[ResultRow]) -> set[int]:
    return {row.user_id for row in rows if row.user_id}
