"""Results are stored when a game ends, and added for games that ended long before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.features.privacy.personal import written
from bot.features.seats import seats
from bot.features.statistics import results
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import voting
from game import Game, Seat
from game.base.build_city import BuildCity
from game.base.families import TURN
from game.base.rows import SETTLEMENT
from game.core.points import points
from storage import COMPUTER, FORGOTTEN, PlayedRow, Status, Store
from tests.bot.acting import act, begun, damage
from tests.bot.test_taps import holds

PEOPLE = (1, 2, 3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of these tests' store."""
    return tmp_path / "games.db"


async def short(games: Games) -> Table:
    """A game of three people to three points that has begun."""
    return await begun(games, "", people=len(PEOPLE), options={"points": 3})


async def won(games: Games, table: Table) -> PlayedRow:
    """Give who has the first turn a city, which wins, and return the game's stored result."""
    while not (state := table.playing().state).debt(state.turn, TURN):
        await act(games, table)
        table = await games.tables.look(table.id)
    holds(grain=2, ore=3)(table.playing())
    home = state.corners_of(state.turn, SETTLEMENT)[0]
    await games.play(table.id, table.seats[state.turn].person, state.turn, BuildCity(home))
    return await kept(games.store, table.id)


async def kept(store: Store, game_id: str) -> PlayedRow:
    """A game's stored result."""
    (found,) = [game for game in await store.results.of(1) if game.id == game_id]
    return found


async def test_whoever_wins_is_first(games: Games, store: Store) -> None:
    """All seats have a place by points, with the luck of their dice."""
    table = await short(games)

    game = await won(games, table)

    state = (await games.tables.look(table.id)).playing().state
    (winner,) = state.winners
    total = [points(state, Seat(seat)) for seat in range(3)]
    assert [row.user_id for row in game.results] == [1, 2, 3]
    assert [row.points for row in game.results] == total
    assert game.results[winner].place == 1
    others = [row for row in game.results if row.seat != winner]
    for row in others:
        assert row.place == 2 + sum(other.points > row.points for other in others)
    lines = [row.line for row in await store.readings.lines(table.id)]
    assert [(row.came, row.fair) for row in game.results] == [
        (luck.came, luck.fair) for luck in Game.lucks(lines)
    ]
    assert any(row.fair for row in game.results)


async def test_a_winner_stands_before_who_has_as_many_points(games: Games) -> None:
    """The winner is first even on equal points; others with equal points share a place."""
    table = await short(games)
    state = table.playing().state
    state.winners = (Seat(1),)

    rows = results.reckoned(table.playing(), table.seats, [], is_won=True)

    assert [row.place for row in rows] == [2, 1, 2]


async def test_an_empty_seat_comes_last(games: Games) -> None:
    """A seat that left for good comes last, whatever it had."""
    table = await short(games)
    await seats.resign(games, table.id, 1, Seat(0), computed=False)
    table = await games.tables.look(table.id)
    table.playing().state.winners = (Seat(1),)

    rows = results.reckoned(table.playing(), table.seats, [], is_won=True)

    assert [(row.user_id, row.place) for row in rows] == [(None, 3), (2, 1), (3, 2)]


async def test_a_game_that_was_given_up_has_no_places(games: Games, store: Store) -> None:
    """A game ended by vote, or by its last person, stores public points and no places."""
    first = await begun(games)
    await act(games, first)
    await voting.propose(games, first.id, 1, "abandon", manages=True)
    table = await begun(games)
    for user in PEOPLE:
        await seats.resign(games, table.id, user, Seat(user - 1), computed=True)

    voted, left = await kept(store, first.id), await kept(store, table.id)

    assert voted.status is left.status is Status.ABANDONED
    assert [(row.user_id, row.place) for row in voted.results] == [(1, None), (2, None), (3, None)]
    assert [row.user_id for row in left.results] == [COMPUTER, COMPUTER, 3]


async def test_who_has_left_the_statistics_stands_in_no_result(games: Games, store: Store) -> None:
    """An opted-out player's place is stored without their name from the start."""
    await store.notes.prefer(2, statistics=results.NOBODY)
    table = await short(games)

    game = await won(games, table)

    assert [row.user_id for row in game.results] == [1, FORGOTTEN, 3]


async def test_results_are_a_part_of_ones_data(games: Games, store: Store) -> None:
    """The export has the person's own results, and nobody else's."""
    table = await short(games)
    game = await won(games, table)

    data = json.loads(written(2, await store.privacy.personal(2)))

    (own,) = data["games"][table.id]["results"]
    row = game.results[1]
    assert own == {
        "seat": 1,
        "place": row.place,
        "points": row.points,
        "came": row.came,
        "fair": row.fair,
    }


async def test_a_damaged_log_hinders_no_end(games: Games, store: Store, file: Path) -> None:
    """Places and points are stored, only the luck is missing."""
    table = await short(games)
    damage(file, "UPDATE lines SET line = '{' WHERE number = 0")

    game = await won(games, table)

    assert min(row.place or 0 for row in game.results) == 1
    assert {row.came for row in game.results} == {None}


async def test_games_that_ended_before_are_caught_up(
    games: Games, store: Store, file: Path
) -> None:
    """Old games get the results they would have had; an unreadable one doesn't stop the others."""
    before = [await won(games, await short(games))]
    given_up = await begun(games)
    await voting.propose(games, given_up.id, 1, "abandon", manages=True)
    before.append(await kept(store, given_up.id))
    broken = await short(games)
    await won(games, broken)
    damage(file, "UPDATE games SET snapshot = x'00' WHERE id = ?", broken.id)
    damage(file, "DELETE FROM results")
    await store.notes.prefer(2, statistics=results.NOBODY)

    await results.catch_up(store)

    assert len(await store.results.of(1)) == len(before)
    for then in before:
        now = await kept(store, then.id)
        assert now.results[0::2] == then.results[0::2]
        assert now.results[1].user_id == FORGOTTEN
        assert now.results[1].points == then.results[1].points
