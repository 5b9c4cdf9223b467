"""
Results of a round's tables, read from their games.

People who didn't hold their seat at the end have left. A game that ended without a winner counts by
its visible points, like one that is ended because the round's time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.chat.refusals import NoTable
from bot.features.tournaments.field import Match, Round, Tournament
from bot.features.tournaments.rounds.finishing import played, timed_out
from bot.table.games import Games
from bot.table.transactions import give_up
from storage import FORGOTTEN, PlayedRow, Status, Store


async def results(store: Store, this: Round) -> list[Callable[[Tournament], Tournament]]:
    """Steps that note the results of tables whose games have ended."""
    playing = {one.game: one for one in this.tables if one.state == "playing"}
    rows = await store.results.ended(list(playing))
    return [_step(this, playing[row.id], row) for row in rows]


def noted(
    tournament: Tournament, steps: Iterable[Callable[[Tournament], Tournament]]
) -> Tournament:
    """The tournament after these *steps*."""
    for step in steps:
        tournament = step(tournament)
    return tournament


def _step(this: Round, match: Match, row: PlayedRow) -> Callable[[Tournament], Tournament]:
    """The step that notes a table's result; its seats are of those who have come, in order."""
    held = dict(zip(match.present, row.results, strict=True))
    points = {user: one.points for user, one in held.items()}
    left = {
        user
        for user, one in held.items()
        if user > 0 and one.user_id not in (user, FORGOTTEN)  # a forgotten person is below 0
    }
    places = {user: one.place for user, one in held.items() if one.place is not None}
    if len(places) < len(held):
        return lambda held: timed_out(held, this.number, match.number, points, left)
    return lambda held: played(held, this.number, match.number, _all(match, places), points, left)


def _all(match: Match, places: dict[int, int]) -> dict[int, int]:
    """The places of a whole table; those who didn't come are behind everyone."""
    return {user: places.get(user, len(match.players)) for user in match.players}


async def stop(games: Games, this: Round) -> list[Callable[[Tournament], Tournament]]:
    """End the games of a round; returns steps for tables that have no game to end."""
    return [
        lambda held, match=one: timed_out(held, this.number, match.number, {})  # type: ignore[misc]  # mypy sees no defaults in a lambda
        for one in this.tables
        if one.state == "playing" and not await is_stopped(games, one.game)
    ]


async def is_stopped(games: Games, game_id: str) -> bool:
    """End a running game without a winner; False if there is none that can be read."""
    try:
        async with games.tables.at(game_id) as table:
            if table.is_broken or table.row.status is not Status.RUNNING:
                return False
            await games.changed(table, lambda change: give_up(change, table))
            return True
    except NoTable:
        return False
