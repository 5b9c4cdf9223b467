"""
What the store knows of one person: all of it, to give out or to forget.

A log stays whole when somebody is forgotten: its lines and seats are then a stranger's.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Text, cast, delete, or_, select, update

from storage import queries, results
from storage.database import Database
from storage.faults import execute
from storage.rows import FORGOTTEN, GameRow, LineRow, PersonRow, ResultRow, SeatRow
from storage.schema import games, lines, people, seats


@dataclass(frozen=True, slots=True)
class Personal:
    """Everything that is stored of one person."""

    person: PersonRow | None
    seats: tuple[tuple[GameRow, SeatRow], ...]
    """Every seat they hold, with its game, the oldest first."""
    hosted: tuple[str, ...]
    """The games, by their ids, of which they are the host."""
    named: tuple[str, ...]
    """The games, by their ids, whose memory or seats name them beside that: votes, bids."""
    lines: tuple[LineRow, ...]
    """What they did, game by game; it holds what only some may see."""
    results: tuple[tuple[str, ResultRow], ...] = ()
    """What they came to in games that have ended, each with the game's id."""


def mixed(user_id: int, word: str = "") -> str:
    """
    What a person mixes into the chance of a game: their id and a word, as a digest.

    They can find it in the log again; who does not know both cannot read it there.

    >>> mixed(7, "sheep")
    '002bedb221023ef211d62ba7cc37ed89'
    """
    return sha256(f"{user_id} {word}".strip().encode()).hexdigest()[:32]


class Privacy:
    """What is known of one person; both methods see every table in which a person may stand."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def personal(self, user_id: int) -> Personal:
        """Everything that is stored of a person."""

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
                queries.lines_where(connection, lines.c.user_id == user_id),
                results.of_person(connection, user_id),
            )

        return await self._database.read(asked)

    async def forget(self, user_id: int) -> None:
        """
        Forget a person, who has left every living game, and whom no game's memory names.

        Their preferences go; their seats, lines and results are a stranger's from now on. What
        they mixed into chance stays, as long as it cannot be read (`mixed`); written out, as older
        programs did, it goes, and then nobody can derive that game's chance again.
        """

        def done(connection: Connection) -> None:
            ended = select(games.c.id).where(games.c.ended.is_not(None))
            mine = seats.c.user_id == user_id
            in_seats = select(seats.c.game_id).where(mine)
            query = or_(games.c.host_id == user_id, games.c.id.in_(in_seats))
            for game in queries.games_where(connection, query, games.c.ended.is_not(None)):
                words = tuple("" if _is_open(word, user_id) else word for word in game.words)
                # Whoever has read the game reads it again, in every process.
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
            results.leave(connection, user_id)
            execute(connection, delete(people).where(people.c.user_id == user_id))

        await self._database.write(done)


def _is_open(word: str, user_id: int) -> bool:
    return word.split(" ", maxsplit=1)[0] == str(user_id)


def without(data: Any, user_id: int) -> Any:
    """
    *data* without a person's id, wherever it stands, and without what is filed under it.

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
