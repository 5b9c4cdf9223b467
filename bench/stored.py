"""
Databases with many running games, each like one that was really played.

A few games are played through `Games`, action by action; the others copy their rows, with new ids,
channels and players.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection
from typing import Any, TypeAlias

from bench.play import Fast, decide
from bot.chat.address import Address
from bot.features.lobby import lobby
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from game.base.families import TURN
from storage import SeatRow, Store

PEOPLE = 1_100_000_000_000_100_000
TALKS = 300_000_000_000_000_000
"""Offset between a person's id and that of their direct channel."""
CHANNELS = 1_300_000_000_000_100_000
MESSAGES = 1_250_000_000_000_000_000
GUILD = 1_200_000_000_000_000_000

NAMES = ("Alba", "Bruno", "Chloé", "Dámaso")
LENGTHS = (80, 110, 140, 170, 200)
"""Minimum number of actions played at each table that is copied."""

Row: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Stored:
    """One of the games: its channel and its messages in Discord."""

    nth: int
    id: str
    number: int
    """Number of the table's post."""
    turn: int
    """The seat whose turn it is."""

    @property
    def channel(self) -> int:
        """Its channel."""
        return CHANNELS + self.nth

    @property
    def table(self) -> int:
        """Id of the table's message."""
        return MESSAGES + 10 * self.nth

    def person(self, seat: int) -> int:
        """The player in *seat*."""
        return PEOPLE + 10 * self.nth + seat

    def hand(self, seat: int) -> int:
        """Id of the message with the hand of *seat*."""
        return MESSAGES + 10 * self.nth + 1 + seat

    def button(self, what: str) -> str:
        """The address of a button on the table's post."""
        return str(Address(self.id, news.TURN, (what, str(self.number))))


def fill(database: Path, games: int) -> list[Stored]:
    """Fill a database with *games* running games in mid-turn, whose posts are all sent."""
    asyncio.run(_play(database))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.row_factory = sqlite3.Row
        models = [dict(row) for row in connection.execute("SELECT * FROM games")]
        made = [_copied(connection, nth, models[nth % len(models)]) for nth in range(games)]
        ended = [(model["id"],) for model in models]
        connection.executemany(
            "UPDATE games SET status = 'closed', told = number WHERE id = ?", ended
        )
        connection.executemany("UPDATE posts SET state = 'gone' WHERE game_id = ?", ended)
    return made


async def _play(database: Path) -> None:
    """Play the tables that are copied, at random, to the middle of a turn."""
    async with Store.open(f"sqlite:///{database}") as store:
        games = Games(store)
        for nth, length in enumerate(LENGTHS):
            table, chance = await opened(games, nth), Fast(nth)
            state = table.playing().state
            while state.number < length or state.debts()[0].duty != TURN:
                seat = state.debts()[0].seat
                await games.play(table.id, PEOPLE + seat, seat, decide(state, seat, chance))


async def opened(games: Games, nth: int, modules: tuple[str, ...] = ("base",)) -> Table:
    """Open a table for its first action, with a target that no player reaches."""
    people = [
        SeatRow(seat=0, user_id=PEOPLE + seat, name=name, locale="en-US")
        for seat, name in enumerate(NAMES)
    ]
    table = await lobby.open_lobby(
        games,
        channel_id=1 + nth,
        guild_id=GUILD,
        host=people[0],
        language="en",
        options={"points": 20},
        modules=modules,
    )
    for person in people[1:]:
        await lobby.join(games, table.id, person)
    return await lobby.start(games, table.id, PEOPLE, datetime.now(UTC))


def _copied(connection: Connection, nth: int, model: Row) -> Stored:
    """Copy a game with its seats, its log and the newest post of its table."""
    posts = "SELECT * FROM posts WHERE game_id = ? AND kind = 'turn' ORDER BY number DESC"
    post = dict(connection.execute(posts, [model["id"]]).fetchone())
    turn = json.loads(post["data"])["seats"][0]
    new = Stored(nth, f"b{nth:08}", post["number"], turn)
    mine = {"id": new.id, "channel_id": new.channel, "host_id": new.person(0)}
    _insert(connection, "games", model | mine | {"told": model["number"]})
    seats = "SELECT * FROM seats WHERE game_id = ?"
    for row in connection.execute(seats, [model["id"]]).fetchall():
        person = new.person(row["seat"])
        hand = {"dm_channel_id": person + TALKS, "dm_message_id": new.hand(row["seat"])}
        _insert(connection, "seats", dict(row) | hand | {"game_id": new.id, "user_id": person})
    said = {"state": "said", "channel_id": new.channel, "message_id": new.table, "digest": "old"}
    _insert(connection, "posts", post | said | {"game_id": new.id})
    (columns,) = connection.execute(
        "SELECT group_concat(name) FROM pragma_table_info('lines') "
        "WHERE name NOT IN ('game_id', 'interaction_id')"
    ).fetchone()
    lines = f"SELECT ?, {columns} FROM lines WHERE game_id = ?"  # noqa: S608  # our own names
    connection.execute(f"INSERT INTO lines (game_id, {columns}) {lines}", [new.id, model["id"]])
    return new


def _insert(connection: Connection, table: str, row: Row) -> None:
    marks = ", ".join("?" * len(row))
    query = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608  # as above
    connection.execute(query, list(row.values()))
