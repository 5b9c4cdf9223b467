"""Queries to the store. Each answer is of one moment and may be outdated by the next."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, func, literal, select

from storage import archive, facts, queries
from storage.database import Database
from storage.faults import execute
from storage.rows import (
    COMPUTER,
    DeadlineRow,
    GameRow,
    Json,
    LineRow,
    PersonRow,
    PostRow,
    Scope,
    SeatRow,
    Status,
)
from storage.schema import deadlines, games, posts, seats, settings
from storage.shards import Shards

FILE_SIZE = """
    SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()
"""
SERVER_SIZE = "SELECT pg_database_size(current_database())"


class Readings:
    """The queries; those about all games are about the games of our shards."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._read = database.read
        self._shards = shards

    async def ping(self) -> None:
        """
        Check that the database answers.

        :raises StoreError: if it doesn't.
        """
        await self._read(lambda connection: execute(connection, select(literal(1))))

    async def size(self) -> int:
        """Size of the database, in bytes."""

        def asked(connection: Connection) -> int:
            is_server = connection.dialect.name == "postgresql"
            found: int = connection.exec_driver_sql(
                SERVER_SIZE if is_server else FILE_SIZE
            ).scalar_one()
            return found

        return await self._read(asked)

    async def backed_up(self) -> datetime | None:
        """When `hexhost backup` last made a whole copy; None if it never did."""
        return await self._read(facts.backed_up)

    async def game(self, game_id: str) -> GameRow:
        """
        The game *game_id*.

        :raises NoSuchGame: if there is none.
        """
        return await self._read(lambda connection: queries.game(connection, game_id))

    async def revision(self, game_id: str) -> int | None:
        """How often the data of a game has been written; None if there is no such game."""

        def asked(connection: Connection) -> int | None:
            query = select(games.c.revision).where(games.c.id == game_id)
            found: int | None = execute(connection, query).scalar()
            return found

        return await self._read(asked)

    async def living_in(self, channel_id: int) -> GameRow | None:
        """The lobby or running game of a channel."""
        return await self._read(lambda connection: queries.living_in(connection, channel_id))

    async def lobbies(self, guild_id: int) -> tuple[GameRow, ...]:
        """The lobbies of a server, oldest first."""

        def asked(connection: Connection) -> tuple[GameRow, ...]:
            here = games.c.guild_id == guild_id, games.c.status == Status.LOBBY
            return queries.games_where(connection, queries.IS_LIVING, *here)

        return await self._read(asked)

    async def latest_in(self, channel_id: int) -> GameRow | None:
        """The newest game of a channel, living or not."""

        def asked(connection: Connection) -> GameRow | None:
            here = queries.games_where(connection, games.c.channel_id == channel_id)
            return here[-1] if here else None

        return await self._read(asked)

    async def played_in(self, channel_id: int) -> GameRow | None:
        """The newest game of a channel that began and has ended."""

        def asked(connection: Connection) -> GameRow | None:
            ended = games.c.status.in_((Status.OVER, Status.ABANDONED))
            here = queries.games_where(connection, games.c.channel_id == channel_id, ended)
            return here[-1] if here else None

        return await self._read(asked)

    async def games_of(self, user_id: int, *, living: bool = True) -> tuple[GameRow, ...]:
        """The games in which a person holds a seat, oldest first; *living* ones, or all."""

        def asked(connection: Connection) -> tuple[GameRow, ...]:
            theirs = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id))
            tests = (theirs, queries.IS_LIVING) if living else (theirs,)
            return queries.games_where(connection, *tests)

        return await self._read(asked)

    async def living(
        self, *, host_id: int | None = None, guild_id: int | None = None
    ) -> dict[Status, int]:
        """The number of living games of each status, of a host or in a server."""
        given = {games.c.host_id: host_id, games.c.guild_id: guild_id}
        tests = [column == value for column, value in given.items() if value is not None]

        def asked(connection: Connection) -> dict[Status, int]:
            query = (
                select(games.c.status, func.count())
                .where(queries.IS_LIVING, *tests)
                .group_by(games.c.status)
            )
            return {row[0]: row[1] for row in execute(connection, query)}

        return await self._read(asked)

    async def computed(self) -> tuple[str, ...]:
        """Ids of the running games with a computer player."""

        def asked(connection: Connection) -> tuple[str, ...]:
            query = (
                select(games.c.id)
                .join(seats, seats.c.game_id == games.c.id)
                .where(seats.c.user_id == COMPUTER)
                .where(queries.IS_LIVING, games.c.status == Status.RUNNING, self._shards.owned())
                .distinct()
                .order_by(games.c.id)
            )
            return tuple(execute(connection, query).scalars())

        return await self._read(asked)

    async def behind(self) -> tuple[GameRow, ...]:
        """The games whose channel doesn't show their newest line yet."""

        def asked(connection: Connection) -> tuple[GameRow, ...]:
            return queries.games_where(
                connection, games.c.told < games.c.number, self._shards.owned()
            )

        return await self._read(asked)

    async def seats(self, game_id: str) -> tuple[SeatRow, ...]:
        """The seats of a game, in order."""
        return await self._read(lambda connection: queries.seats_of(connection, game_id))

    async def lines(self, game_id: str, since: int = 0) -> tuple[LineRow, ...]:
        """
        The log of a game from number *since* on.

        :raises Unreadable: if one of its lines can't be read.
        """

        def asked(connection: Connection) -> tuple[LineRow, ...]:
            return archive.log_of(connection, game_id, since)

        return await self._read(asked)

    async def pending(self, game_id: str | None = None) -> tuple[PostRow, ...]:
        """The posts of a game, or of all games, that are planned and not sent, oldest first."""

        def asked(connection: Connection) -> tuple[PostRow, ...]:
            if game_id is not None:
                return queries.posts_where(connection, queries.PENDING_OF, game_id=game_id)
            planned = queries.POSTS.where(queries.IS_PLANNED, self._shards.owned(posts))
            return queries.posts_where(connection, planned)

        return await self._read(asked)

    async def standing(self, game_id: str) -> tuple[PostRow, ...]:
        """The posts of a game that are planned or in Discord, oldest first."""

        def asked(connection: Connection) -> tuple[PostRow, ...]:
            return queries.posts_where(connection, queries.STANDING_OF, game_id=game_id)

        return await self._read(asked)

    async def due(self, now: datetime) -> tuple[DeadlineRow, ...]:
        """
        The deadlines due by *now*, earliest first.

        A deadline that is being set or cleared at this moment is skipped.
        """

        def asked(connection: Connection) -> tuple[DeadlineRow, ...]:
            query = (
                select(deadlines)
                .where(deadlines.c.due <= now, self._shards.owned(deadlines))
                .order_by(deadlines.c.due, deadlines.c.game_id, deadlines.c.kind)
                .with_for_update(skip_locked=True)
            )
            return tuple(DeadlineRow(**row) for row in execute(connection, query).mappings())

        return await self._read(asked)

    async def person(self, user_id: int) -> PersonRow:
        """A person's preferences; empty if they set none."""
        return (await self.people([user_id]))[user_id]

    async def people(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """The preferences of several people."""
        return await self._read(lambda connection: queries.people_of(connection, user_ids))

    async def settings(self, scope: Scope, place_id: int) -> Json:
        """A server's settings; empty if there are none."""

        def asked(connection: Connection) -> Json:
            query = select(settings.c.settings)
            query = query.where(settings.c.scope == scope, settings.c.id == place_id)
            found: Json | None = execute(connection, query).scalar()
            return found or {}

        return await self._read(asked)
