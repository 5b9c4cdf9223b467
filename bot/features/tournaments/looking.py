"""
Results of a round's tables, read from their games.

A person who didn't hold their seat at the end, or who took no action of their own in the whole
game, forfeits it. A game that ends without a winner counts by its visible points.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import NamedTuple

from bot.chat.refusals import NoTable
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import How, Match, Result, Round, with_entrant, with_match
from bot.features.tournaments.standing import results_of
from bot.table.games import Games
from bot.table.transactions import give_up
from storage import FORGOTTEN, PlayedRow, Status, Store, Unreadable

LOG = logging.getLogger(__name__)


class Outcome(NamedTuple):
    """The results of a table, and the way it got them."""

    how: How
    results: tuple[Result, ...]


async def results(store: Store, this: Round) -> dict[int, Outcome]:
    """The outcome of each table whose game has ended and isn't noted, by its number."""
    playing = {one.game: one for one in this.tables if one.state == "playing"}
    return {
        playing[row.id].number: _outcome(playing[row.id], row, await _acted(store, row.id))
        for row in await store.results.ended(list(playing))
    }


async def _acted(store: Store, game_id: str) -> set[int | None]:
    """The people who have acted in a game; a None if nobody can tell."""
    try:
        return {line.user_id or 0 for line in await store.readings.lines(game_id)}
    except Unreadable:
        LOG.warning("the log of game %s cannot be read: everyone there counts as present", game_id)
        return {None}


def _outcome(match: Match, row: PlayedRow, acted: set[int | None]) -> Outcome:
    held = dict(zip(match.players, row.results, strict=True))
    gone = {
        user
        for user, found in held.items()
        if user > 0
        and (found.user_id not in (user, FORGOTTEN) or not acted & {user, FORGOTTEN, None})
    }
    points = {user: found.points for user, found in held.items()}
    is_won = all(found.place is not None for found in row.results)
    order = {user: found.place or 0 if is_won else -found.points for user, found in held.items()}
    return Outcome("played" if is_won else "time", results_of(match.players, order, points, gone))


def noted(contest: Contest, this: Round, found: Mapping[int, Outcome]) -> Contest:
    """The tournament with these results; people who forfeit aren't paired any more."""
    tournament = contest.tournament
    for number, (how, rows) in found.items():
        tournament = with_match(
            tournament, this.number, number, state="over", how=how, results=rows
        )
        for row in rows:
            if row.is_forfeit:
                tournament = with_entrant(tournament, row.user, gone="absent")
    return contest.at(tournament)


async def stop(games: Games, this: Round) -> dict[int, Outcome]:
    """End the games of a round; returns the outcome of tables that have no game to end."""
    found = {}
    for match in this.tables:
        if match.state == "playing" and not await _is_stopped(games, match.game):
            order = dict.fromkeys(match.players, 0)
            found[match.number] = Outcome("time", results_of(match.players, order, {}))
    return found


async def _is_stopped(games: Games, game_id: str) -> bool:
    """End a running game without a winner; False if there is none that can be read."""
    try:
        async with games.tables.at(game_id) as table:
            if table.is_broken or table.row.status is not Status.RUNNING:
                return False
            await games.changed(table, lambda change: give_up(change, table))
            return True
    except NoTable:
        return False
