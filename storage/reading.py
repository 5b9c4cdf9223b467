"""What one may ask the store. Each answer is of one moment, and may be old by the next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from datetime import datetime

from sqlalchemy import ColumnElement, func, literal, select

from storage import queries
from storage.rows import (
    COMPUTER,
    DeadlineRow,
    GameRow,
    Json,
    LineRow,
    PersonRow,
    PostRow,
    PostState,
    Scope,
    SeatRow,
    Status,
)
from storage.schema import deadlines, games, lines, people, posts, seats, settings
from storage.shards import Shards
from storage.wire import Wire


class Reading:
    """The questions, one method each; those about all games are about those of our shards."""

    shards: Shards

    @abstractmethod
    def _reading(self) -> AbstractAsyncContextManager[Wire]:
        """A wire to read from."""

    async def ping(self) -> None:
        """
        Ask the database something.

        :raises StoreError: if it does not answer.
        """
        async with self._reading() as wire:
            await wire.execute(select(literal(1)))

    async def game(self, game_id: str) -> GameRow:
        """
        The game *game_id*.

        :raises NoSuchGame: if there is none.
        """
        async with self._reading() as wire:
            return await queries.game(wire, game_id)

    async def living_in(self, channel_id: int) -> GameRow | None:
        """The lobby or running game of a channel."""
        async with self._reading() as wire:
            return await queries.living_in(wire, channel_id)

    async def latest_in(self, channel_id: int) -> GameRow | None:
        """The newest game of a channel, living or not."""
        async with self._reading() as wire:
            here = await queries.games_where(wire, games.c.channel_id == channel_id)
            return here[-1] if here else None

    async def games_of(self, user_id: int, *, living: bool = True) -> tuple[GameRow, ...]:
        """The games in which a person holds a seat, oldest first; *living* ones, or all."""
        async with self._reading() as wire:
            theirs = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id))
            tests = (theirs, queries.IS_LIVING) if living else (theirs,)
            return await queries.games_where(wire, *tests)

    async def living(
        self, *, host_id: int | None = None, guild_id: int | None = None
    ) -> dict[Status, int]:
        """How many games of each status are living, of a host or in a server."""
        asked = {games.c.host_id: host_id, games.c.guild_id: guild_id}
        tests = [column == value for column, value in asked.items() if value is not None]
        async with self._reading() as wire:
            query = (
                select(games.c.status, func.count())
                .where(queries.IS_LIVING, *tests)
                .group_by(games.c.status)
            )
            return {row[0]: row[1] for row in await wire.execute(query)}

    async def lobbies(self) -> tuple[GameRow, ...]:
        """The games that gather players, oldest first."""
        async with self._reading() as wire:
            return await queries.games_where(
                wire, queries.IS_LIVING, games.c.status == Status.LOBBY, self.shards.owned()
            )

    async def running(self) -> tuple[GameRow, ...]:
        """The games that are played, oldest first."""
        async with self._reading() as wire:
            return await queries.games_where(
                wire, queries.IS_LIVING, games.c.status == Status.RUNNING, self.shards.owned()
            )

    async def computed(self) -> tuple[str, ...]:
        """The games, by their ids, that are played and in which a computer holds a seat."""
        async with self._reading() as wire:
            query = (
                select(games.c.id)
                .join(seats, seats.c.game_id == games.c.id)
                .where(seats.c.user_id == COMPUTER)
                .where(queries.IS_LIVING, games.c.status == Status.RUNNING, self.shards.owned())
                .distinct()
                .order_by(games.c.id)
            )
            return tuple((await wire.execute(query)).scalars())

    async def behind(self) -> tuple[GameRow, ...]:
        """The games whose channel does not show their newest line yet."""
        async with self._reading() as wire:
            return await queries.games_where(
                wire, games.c.told < games.c.number, self.shards.owned()
            )

    async def seats(self, game_id: str) -> tuple[SeatRow, ...]:
        """The seats of a game, in order."""
        async with self._reading() as wire:
            return await queries.seats_of(wire, game_id)

    async def lines(self, game_id: str, since: int = 0) -> tuple[LineRow, ...]:
        """
        The log of a game from number *since* on.

        :raises Unreadable: if one of them is no line.
        """
        async with self._reading() as wire:
            return await queries.lines_where(
                wire, lines.c.game_id == game_id, lines.c.number >= since
            )

    async def line_of(self, interaction_id: int) -> LineRow | None:
        """The line that an interaction made."""
        async with self._reading() as wire:
            mine = lines.c.interaction_id == interaction_id
            return next(iter(await queries.lines_where(wire, mine)), None)

    async def pending(self, game_id: str | None = None) -> tuple[PostRow, ...]:
        """The posts that are planned and not said, of a game or of all, oldest first."""
        async with self._reading() as wire:
            tests: list[ColumnElement[bool]] = [queries.IS_PLANNED]
            if game_id is not None:
                tests.append(posts.c.game_id == game_id)
            else:
                tests.append(self.shards.owned(posts))
            return await queries.posts_where(wire, *tests)

    async def posts(self, game_id: str, kind: str | None = None) -> tuple[PostRow, ...]:
        """The posts of a game in any state, of one kind or of all, oldest first."""
        async with self._reading() as wire:
            tests: list[ColumnElement[bool]] = [posts.c.game_id == game_id]
            if kind is not None:
                tests.append(posts.c.kind == kind)
            return await queries.posts_where(wire, *tests)

    async def standing(self, game_id: str) -> tuple[PostRow, ...]:
        """The posts of a game that are owed, or stand in Discord, oldest first."""
        async with self._reading() as wire:
            here = posts.c.game_id == game_id
            return await queries.posts_where(wire, here, posts.c.state != PostState.GONE)

    async def latest(self, game_id: str, kind: str, seat: int | None = None) -> PostRow | None:
        """The newest post of *kind* that stands in Discord, for the table or for *seat*."""
        async with self._reading() as wire:
            said = await queries.posts_where(
                wire,
                posts.c.game_id == game_id,
                posts.c.kind == kind,
                posts.c.seat == (queries.TABLE if seat is None else seat),
                posts.c.state == PostState.SAID,
            )
            return max(said, key=lambda post: post.key.number, default=None)

    async def due(self, now: datetime) -> tuple[DeadlineRow, ...]:
        """
        What has fallen due by *now*, in the order in which it did.

        What somebody sets anew or clears at this moment is left to them.
        """
        async with self._reading() as wire:
            query = (
                select(deadlines)
                .where(deadlines.c.due <= now, self.shards.owned(deadlines))
                .order_by(deadlines.c.due, deadlines.c.game_id, deadlines.c.kind)
                .with_for_update(skip_locked=True)
            )
            return tuple(DeadlineRow(**row) for row in (await wire.execute(query)).mappings())

    async def next_due(self) -> datetime | None:
        """When the next deadline falls due, past ones included."""
        async with self._reading() as wire:
            query = select(func.min(deadlines.c.due)).where(self.shards.owned(deadlines))
            found: datetime | None = await wire.scalar(query)
            return found

    async def person(self, user_id: int) -> PersonRow:
        """What a person prefers; empty if they never said."""
        async with self._reading() as wire:
            query = select(people).where(people.c.user_id == user_id)
            found = (await wire.execute(query)).mappings().one_or_none()
            return PersonRow(**found) if found else PersonRow(user_id=user_id)

    async def people(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """What each of several people prefers."""
        asked = list(dict.fromkeys(user_ids))
        async with self._reading() as wire:
            query = select(people).where(people.c.user_id.in_(asked))
            found = [PersonRow(**row) for row in (await wire.execute(query)).mappings()]
        unknown = {user: PersonRow(user_id=user) for user in asked}
        return unknown | {person.user_id: person for person in found}

    async def settings(self, scope: Scope, place_id: int) -> Json:
        """What a guild or a channel has set; empty if nothing."""
        async with self._reading() as wire:
            query = select(settings.c.settings)
            query = query.where(settings.c.scope == scope, settings.c.id == place_id)
            found: Json | None = await wire.scalar(query)
            return found or {}
