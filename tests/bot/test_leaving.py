"""People who leave a game: for whom it is a loss, and that nobody else's rating moves."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.features.lobby import filling, lobby
from bot.features.privacy import personal
from bot.features.seats import screens, seats
from bot.features.statistics import results
from bot.table.games import Games
from bot.table.server.ratings import leaderboard
from bot.table.state.memory import forgotten
from bot.table.table import Table
from bot.table.votes import voting
from game import Seat
from storage import COMPUTER, FORGOTTEN, PlayedRow, Store
from tests.bot.acting import NOON, Watch, begun, opened, person
from tests.bot.test_seats import agree
from tests.bot.test_votes import answers, sleeps, waits_for
from words import LANGUAGES, Words

GUEST, STRANGER = 2, 9
SEAT = Seat(1)

Way: TypeAlias = Callable[[Games, Table, Watch], Awaitable[object]]


async def to_computer(games: Games, table: Table, watch: Watch) -> None:
    """The guest leaves, and a computer plays on."""
    await seats.resign(games, table.id, GUEST, SEAT, computed=True)


async def to_nobody(games: Games, table: Table, watch: Watch) -> None:
    """The guest leaves an empty seat."""
    await seats.resign(games, table.id, GUEST, SEAT, computed=False)


async def to_stranger(games: Games, table: Table, watch: Watch) -> None:
    """The guest asks for a substitute and accepts one."""
    await seats.ask(games, table.id, GUEST, SEAT, manages=False)
    await seats.take(games, table.id, person(STRANGER), SEAT)
    await agree(games, table, GUEST)


async def away(games: Games, table: Table, watch: Watch) -> None:
    """The guest lets three clocks run out, and the others open the seat."""
    await sleeps(games, table, watch, SEAT, 3)
    for user in (1, 3):
        await agree(games, table, user)
    assert table.memory.seeking.absent == (SEAT,)


async def kicked(games: Games, table: Table, watch: Watch) -> None:
    """The others let a computer play for the guest."""
    for user in (1, 3):
        await voting.propose(games, table.id, user, "kick", seat=SEAT, manages=False)


async def kicked_away(games: Games, table: Table, watch: Watch) -> None:
    """The same after three missed clocks, without waiting for a substitute."""
    await sleeps(games, table, watch, SEAT, 3)
    await kicked(games, table, watch)


async def away_and_back(games: Games, table: Table, watch: Watch) -> None:
    """The guest acts again before the game ends."""
    await away(games, table, watch)
    await waits_for(games, table, SEAT)
    await answers(games, table, SEAT)


async def left_and_back(games: Games, table: Table, watch: Watch) -> None:
    """The guest leaves and takes the seat again."""
    await to_computer(games, table, watch)
    await seats.take(games, table.id, person(GUEST), SEAT)
    await agree(games, table, 1)


async def end(games: Games, table: Table) -> PlayedRow:
    """Have the game given up by a manager, and return what is stored of it."""
    await voting.propose(games, table.id, 1, "abandon", manages=True)
    (found,) = await games.store.results.of(1)
    return found


@pytest.mark.parametrize(
    ("way", "left"),
    [
        (to_computer, GUEST),
        (to_nobody, GUEST),
        (to_stranger, GUEST),
        (away, GUEST),
        (kicked_away, GUEST),
        (kicked, FORGOTTEN),
        (away_and_back, None),
        (left_and_back, None),
    ],
)
async def test_a_game_is_lost_by_who_left_it_alone(
    games: Games, watch: Watch, way: Way, left: int | None
) -> None:
    """Leaving and being absent is a loss, in a game given up, for that person only."""
    table = await begun(games)

    await way(games, table, watch)
    game = await end(games, table)

    assert [row.left_id for row in game.results] == [None, left, None]
    assert [(one.user, one.wins) for one in leaderboard([game])] == (
        [(GUEST, 0)] if left == GUEST else []
    )


async def test_a_seat_that_a_computer_began_is_not_rated(games: Games, watch: Watch) -> None:
    """A person who takes over a computer's seat in the middle of the game isn't rated for it."""
    table = await opened(games, 2)
    await filling.fill(games, table.id, 1)
    await lobby.start(games, table.id, 1, NOON)
    seat = next(Seat(n) for n in range(len(table.seats)) if table.is_computed(Seat(n)))
    await seats.ask(games, table.id, 1, seat, manages=False)
    await seats.take(games, table.id, person(STRANGER), seat)
    await agree(games, table, 1)

    game = await end(games, table)

    assert (game.results[seat].user_id, game.results[seat].left_id) == (STRANGER, COMPUTER)


async def test_who_left_is_found_and_forgotten(games: Games, store: Store, watch: Watch) -> None:
    """The export names the seats a person left; opting out or being forgotten removes them."""
    table = await begun(games)
    await to_stranger(games, table, watch)
    assert forgotten(table.memory, GUEST).left[SEAT].user == FORGOTTEN
    await end(games, table)

    data = json.loads(personal.written(GUEST, await store.privacy.personal(GUEST)))
    await store.results.leave(GUEST)

    assert data["games"][table.id]["left"] == [1]
    assert "results" not in data["games"][table.id]
    (game,) = await store.results.of(1)
    assert [row.left_id for row in game.results] == [None, FORGOTTEN, None]
    assert leaderboard([game]) == []


async def test_who_has_opted_out_is_not_stored_as_having_left(games: Games, watch: Watch) -> None:
    """A person who has left the statistics before the game ended is a stranger in it."""
    await games.store.notes.prefer(GUEST, statistics=results.NOBODY)
    table = await begun(games)
    await to_nobody(games, table, watch)

    game = await end(games, table)

    assert game.results[SEAT].left_id == FORGOTTEN


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_person_reads_what_leaving_costs(games: Games, language: str) -> None:
    """The question whether to leave says that it is a loss, unless the table isn't rated."""
    table = await begun(games)
    w = Words(language)

    said = [screens.resign(table, SEAT, w).text]
    await games.changed(
        table, lambda change: change.update(settings={**table.row.settings, "rated": False})
    )
    said.append(screens.resign(table, SEAT, w).text)

    assert [w.say("ui.resign.rated") in text for text in said] == [True, False]
