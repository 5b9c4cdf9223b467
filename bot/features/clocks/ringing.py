"""Actions for clocks and nudges that are due."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.features.clocks import clocks
from bot.table import due
from bot.table.done import By, How
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.state.pace import Rest
from bot.table.table import Table
from bot.table.transactions import carry_out
from game import Seat
from storage import DeadlineRow


async def ring(games: Games, game_id: str, deadlines: list[DeadlineRow]) -> None:
    """
    Remind the players whose time runs out; give default answers for those who have none left.

    :raises NoTable: if there is no such game.
    """
    async with games.tables.at(game_id) as table:
        if table.is_broken:
            return  # nobody can act there, not even a clock
        late: list[Seat] = []

        def work(change: Draft) -> None:
            resting = due.rests(change, table, {clocks.seat_of(each) for each in deadlines})
            late.extend(clocks.ring(change, table, deadlines, resting))
            change.untold()

        await games.tables.change(table, work)
        for seat in late:
            await _answer_for(games, table, seat)
        await games.go_on(table)
        games.tables.tell(table)


async def nudge(
    games: Games, game_id: str, do: Callable[[Draft, Table, Mapping[int, Rest]], None]
) -> None:
    """Run *do* at a table without clocks that has waited in vain: see ``nudge.py``."""
    async with games.tables.at(game_id) as table:
        if not table.is_broken:
            resting = due.awaited(table)
            await games.changed(
                table, lambda change: do(change, table, due.rests(change, table, resting))
            )


async def rest(games: Games, game_id: str, user: int) -> None:
    """Set a person's clocks at one table by their new rests."""
    async with games.tables.at(game_id) as table:

        def work(change: Draft) -> None:
            seats = {int(seat) for seat in table.seats_of(user)}
            clocks.rest(change, due.rests(change, table, seats))

        await games.changed(table, work)


async def _answer_for(games: Games, table: Table, seat: Seat) -> None:
    """Give a seat's default answers until the game no longer waits for it."""
    game = table.playing()

    while (
        seat in {debt.seat for debt in game.state.due()}
        and not game.state.winners
        and not table.still
    ):
        action = next(action for other, action in game.defaults() if other == seat)
        await carry_out(games.tables, table, seat, action, By(How.CLOCK))
