"""
One person's data, to export or to delete.

When a person is forgotten, logs stay complete: their lines and seats become a stranger's.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Text, cast, delete, or_, select, update

from storage import archive, contests, queries, results
from storage.database import Database
from storage.faults import execute
from storage.rows import FORGOTTEN, ContestRow, GameRow, LineRow, PersonRow, ResultRow, SeatRow
from storage.schema import games, lines, people, seats


@dataclass(frozen=True, slots=True)
class Personal:
    """Everything stored about one person."""

    person: PersonRow | None
    seats: tuple[tuple[GameRow, SeatRow], ...]
    """Every seat they hold, with its game, oldest first."""
    hosted: tuple[str, ...]
    """Ids of the games they host."""
    named: tuple[str, ...]
    """Ids of further games whose memory or seats name them, as in votes or requests for a seat."""
    lines: tuple[LineRow, ...]
    """The lines they made, game by game; some hold secrets of the game."""
    results: tuple[tuple[str, ResultRow], ...] = ()
    """Their results in ended games, each with the game's id."""
    contests: tuple[ContestRow, ...] = ()
    """The leagues and tournaments that name them."""


def mixed(user_id: int, word: str = "") -> str:
    """
    A digest of a person's id and word, to mix into the chance of a game.

    The person can recognize it in the log; others, who don't know both, can't.

    >>> mixed(7, "sheep")
    '002bedb221023ef211d62ba7cc37ed89'
    """
    return sha256(f"{user_id} {word}".strip().encode()).hexdigest()[:32]


class Privacy:
    """Export or delete one person's data; both cover every table that may name a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def personal(self, user_id: int) -> Personal:
        """Everything stored about a person."""

        def asked(connection: Connection) -> Personal:
            query = select(people).where(people.c.user_id == user_id)
            person = execute(connection, query).mappings().one_or_none()
            theirs = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id))
            held = [
                (game, seat)
                for game in queries.games_where(connection, theirs)
                for seat in queries.seats_of(connection, game.id)
                if seat.user_id == user_id
            ]
            hosted = queries.games_where(connection, games.c.host_id == user_id)
            stands = cast(seats.c.settings, Text).contains(str(user_id))
            named = or_(
                games.c.memory.contains(str(user_id)),
                games.c.id.in_(select(seats.c.game_id).where(stands)),
            )
            return Personal(
                PersonRow(**person) if person else None,
                tuple(held),
                tuple(game.id for game in hosted),
                tuple(game.id for game in queries.games_where(connection, named)),
                (
                    *queries.lines_where(connection, queries.LINES_BY, user_id=user_id),
                    *archive.lines_of(connection, user_id),
                ),
                results.of_person(connection, user_id),
                tuple(contests.naming(connection, user_id)),
            )

        return await self._database.read(asked)

    async def forget(self, user_id: int) -> None:
        """
        Forget a person who has left every living game and is named in no game's memory.

        Their preferences are deleted; their seats, lines, results and places in contests become a
        stranger's. What they mixed into chance stays if it can't be read (`mixed`). Older programs
        wrote it out; then it is deleted, and that game's chance can't be derived again.
        """

        def done(connection: Connection) -> None:
            ended = select(games.c.id).where(games.c.ended.is_not(None))
            mine = seats.c.user_id == user_id
            in_seats = select(seats.c.game_id).where(mine)
            query = or_(games.c.host_id == user_id, games.c.id.in_(in_seats))
            for game in queries.games_where(connection, query, games.c.ended.is_not(None)):
                words = tuple("" if _is_open(word, user_id) else word for word in game.words)
                # Every process that has read the game reads it again.
                fields: dict[str, Any] = {"words": words, "revision": game.revision + 1}
                if game.host_id == user_id:
                    fields["host_id"] = None
                execute(connection, update(games).where(games.c.id == game.id).values(fields))
            nobody: dict[str, Any] = {
                "user_id": None,
                "name": "",
                "locale": None,
                "dm_channel_id": None,
                "dm_message_id": None,
                "settings": {},
            }
            execute(
                connection, update(seats).where(mine, seats.c.game_id.in_(ended)).values(nobody)
            )
            execute(
                connection,
                update(lines).where(lines.c.user_id == user_id).values(user_id=FORGOTTEN),
            )
            # After the lines: a game that is archived meanwhile was waited for there.
            archive.forget(connection, user_id)
            results.leave(connection, user_id)
            contests.forget(connection, user_id)
            execute(connection, delete(people).where(people.c.user_id == user_id))

        await self._database.write(done)


def _is_open(word: str, user_id: int) -> bool:
    return word.split(" ", maxsplit=1)[0] == str(user_id)


def without(data: Any, user_id: int) -> Any:
    """
    Remove a person's id from *data*, wherever it is, and everything filed under it.

    >>> without({"votes": [7, 8], "words": {"7": "sheep"}, "host": "7"}, 7)
    {'votes': [8], 'words': {}}
    """
    names = (user_id, str(user_id))
    match data:
        case dict():
            kept = {k: v for k, v in data.items() if k not in names and v not in names}
            return {key: without(value, user_id) for key, value in kept.items()}
        case list():
            return [without(value, user_id) for value in data if value not in names]
        case _:
            return data
