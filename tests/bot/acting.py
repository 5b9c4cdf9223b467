"""Tables on a disk of their own, without Discord, with a clock that the test sets."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.chat.refusals import Refused
from bot.features.lobby import lobby
from bot.table.games import Games
from bot.table.table import Table
from game import Seat
from game.base.decline_offer import DeclineOffer
from game.base.offers import awaited
from game.base.parts import Offers
from storage import PostRow, SeatRow, Store, now
from tests.crash.positions import Position, position, put

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        """The time that the clock shows."""
        return self.now


@pytest.fixture
def watch() -> Watch:
    """A clock that shows noon."""
    return Watch()


@pytest.fixture
async def store(tmp_path: Path, watch: Watch) -> AsyncIterator[Store]:
    """A store that reads the test's clock."""
    async with Store.open(f"sqlite:///{tmp_path / 'games.db'}", clock=watch) as opened:
        yield opened


@pytest.fixture
def games(store: Store) -> Games:
    """The games on it."""
    return Games(store)


def person(user: int, colour: str | None = None) -> SeatRow:
    """A seat held by a person."""
    return SeatRow(seat=0, user_id=user, name=f"P{user}", colour=colour, locale="en-US")


async def opened(
    games: Games, people: int = 1, *, colour: str | None = "red", **more: Any
) -> Table:
    """A lobby with its host, 1, who has chosen *colour*, and guests up to *people*."""
    more = {"channel_id": 7, "guild_id": 1, "language": "en", "options": {}, **more}
    table = await lobby.open_lobby(games, host=person(1, colour), **more)
    for user in range(2, people + 1):
        table = await lobby.join(games, table.id, person(user))
    return table


async def begun(games: Games, pace: str = "daily", *, people: int = 3, **more: Any) -> Table:
    """A game of *people* players, usually three, that began at noon."""
    table = await opened(games, people, pace=pace, **more)
    return await lobby.start(games, table.id, 1, NOON)


@contextmanager
def refuses(key: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """Check that the bot refuses what is done inside, with this text of ``ui.error``."""
    with pytest.raises(Refused) as refused:
        yield refused
    assert refused.value.key == f"ui.error.{key}"


async def owed(games: Games, table: Table, *kinds: str) -> list[PostRow]:
    """The pending posts of some kinds."""
    return [p for p in await games.store.readings.pending(table.id) if p.key.kind in kinds]


async def say_all(games: Games, table: Table) -> None:
    """Mark everything that is owed as posted in the channel."""
    for post in await games.store.readings.pending(table.id):
        await games.store.notes.said(post.key, channel_id=7, message_id=100 + post.key.number)


@asynccontextmanager
async def at(
    folder: Path, moment: str, clock: Callable[[], datetime] = now
) -> AsyncIterator[tuple[Games, Table, Position]]:
    """A game on its own disk, before a verb or at another moment of `tests.crash.positions`."""
    here, url = position(moment), f"sqlite:///{folder / 'games.db'}"
    await put(url, here)
    async with Store.open(url, clock=clock) as store:
        games = Games(store)
        yield games, await games.tables.look(here.game_id), here


def on_turn(table: Table) -> Seat:
    """The only seat that the game waits for."""
    (debt,) = table.playing().state.due()
    return debt.seat


async def act(games: Games, table: Table) -> None:
    """
    Play the default action of the first seat that the game waits for, as its own person.

    Offers that a computer makes afterwards are declined.
    """
    seat, action = table.playing().defaults()[0]
    await games.play(table.id, table.seats[seat].person, seat, action)
    while table.memory.asking:
        state = table.playing().state
        seat, offer = next(
            (seat, offer)
            for offer in state.part(Offers).open
            for seat in awaited(state, offer)
            if table.user(seat)
        )
        await games.play(table.id, table.seats[seat].person, seat, DeclineOffer(offer.id))


def damage(file: Path, sql: str, *values: object) -> None:
    """Corrupt the database on purpose."""
    with closing(sqlite3.connect(file)) as vandal, vandal:
        vandal.execute(sql, values)
