"""
One change of one game: all of it is stored, or none.

`Store.change` and `Store.create` create it and commit it. Its lines follow each other without a
gap. A caller whose line isn't the next one has lost a race.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, Unpack

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from game import Line
from game.core import log
from storage import archive, queries, results
from storage.errors import AlreadyDone, Conflict, Occupied
from storage.faults import execute
from storage.rows import (
    LIVING,
    GameFields,
    GameRow,
    Json,
    LineRow,
    PersonRow,
    PostKey,
    PostRow,
    PostState,
    ResultRow,
    Scope,
    SeatRow,
    Status,
)
from storage.schema import deadlines, games, lines, posts, seats, settings


class Change:
    """A transaction on one game. The game's own row is written once, at the end."""

    def __init__(self, connection: Connection, game: GameRow, now: datetime) -> None:
        """Start with nothing changed; *now* is the time of everything that follows."""
        self.game = game
        """The game, with everything this change has set."""
        self.planned: list[PostRow] = []
        """The posts that this change has planned or asked to check again."""
        self.now = now
        self._connection = connection
        # If the clock is set back, a line still isn't earlier than the one before it.
        self._time = max(now, game.updated)
        self._number = game.number
        self._is_saved = True
        self._fields: dict[str, Any] = {}

    def append(
        self, line: Line, *, user_id: int | None = None, interaction_id: int | None = None
    ) -> None:
        """
        Add the next line of the log; `save` must follow.

        If one interaction makes several lines, its id goes with the first.

        :raises AlreadyDone: if the interaction has already made a line.
        :raises Conflict: if *line* isn't the next one.
        """
        if interaction_id is not None:
            query = select(lines.c.game_id, lines.c.number)
            found = execute(self._connection, query.where(lines.c.interaction_id == interaction_id))
            for game_id, number in found:
                raise AlreadyDone(game_id, number, interaction_id)
        if line.number != self._number + 1:
            raise Conflict(self.game.id, line.number)
        row = {
            "game_id": self.game.id,
            "number": line.number,
            "seat": line.seat,
            "user_id": user_id,
            "line": log.encode(line).decode(),
            "time": self._time,
            "interaction_id": interaction_id,
        }
        try:
            execute(self._connection, insert(lines), [row])
        except IntegrityError as error:
            raise Conflict(self.game.id, line.number) from error
        self._number = line.number
        self._is_saved = False

    def save(self, snapshot: bytes, *, chance_counter: int, status: Status | None = None) -> None:
        """Set the state after the newest line, and how much chance has been used."""
        fields: dict[str, Any] = {} if status is None else {"status": status}
        self._set(snapshot=snapshot, chance_counter=chance_counter, number=self._number, **fields)
        self._is_saved = True

    def update(self, **fields: Unpack[GameFields]) -> None:
        """
        Set some fields of the game.

        :raises Occupied: if the channel it moves to has a living game.
        """
        if "channel_id" in fields and self.game.living:
            other = queries.living_in(self._connection, fields["channel_id"])
            if other is not None and other.id != self.game.id:
                raise Occupied(fields["channel_id"], other.id)
        self._set(**fields)

    def end(self, status: Status, reason: str | None = None) -> None:
        """End the game: clear its deadlines and free its channel."""
        assert status not in LIVING, status
        self._set(status=status, end_reason=reason, ended=self.now)
        self.clear_deadlines()

    def lines(self) -> tuple[LineRow, ...]:
        """
        The log so far.

        :raises Unreadable: if one of its lines can't be read.
        """
        return archive.log_of(self._connection, self.game.id)

    def keep_results(self, rows: Iterable[ResultRow]) -> None:
        """Store the result of each seat."""
        results.put(self._connection, self.game.id, rows)

    def seats(self) -> tuple[SeatRow, ...]:
        """The seats, in order."""
        return queries.seats_of(self._connection, self.game.id)

    def people(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """The preferences of several people."""
        return queries.people_of(self._connection, user_ids)

    def settings(self, scope: Scope, place_id: int) -> Json:
        """A server's settings; nobody else changes them until this change is done."""
        return queries.locked(
            self._connection, settings.c.settings, {"scope": scope, "id": place_id}
        )

    def set_settings(self, scope: Scope, place_id: int, **new: Any) -> None:
        """Add to a server's settings; None removes one."""
        key = {"scope": scope, "id": place_id}
        queries.merge(self._connection, settings.c.settings, key, new)

    def put_seat(self, seat: SeatRow) -> None:
        """Give a seat to someone, replacing its previous player."""
        self.remove_seat(seat.seat)
        self._insert_seats([seat])

    def remove_seat(self, seat: int) -> None:
        """Empty a seat; the others keep their numbers."""
        execute(
            self._connection,
            delete(seats).where(seats.c.game_id == self.game.id, seats.c.seat == seat),
        )

    def set_seats(self, new: Iterable[SeatRow]) -> None:
        """Replace all seats, as at the start of a game."""
        execute(self._connection, delete(seats).where(seats.c.game_id == self.game.id))
        self._insert_seats(list(new))

    def plan(
        self, kind: str, *, number: int, seat: int | None = None, data: Json | None = None
    ) -> bool:
        """
        Plan a post, so that a restart can't forget it.

        Returns False if it was planned before: it may already have been sent and isn't sent again.
        """
        planned = plan(self._connection, PostKey(self.game.id, kind, number, seat), data, self.now)
        if planned is None:
            return False
        self.planned.append(planned)
        return True

    def posts(self, *kinds: str) -> tuple[PostRow, ...]:
        """The posts of these *kinds* in any state, oldest first."""
        return queries.posts_where(
            self._connection, queries.SOME_OF, game_id=self.game.id, kinds=kinds
        )

    def renew(self, post: PostRow, data: Json | None = None) -> None:
        """
        Have a post checked again, perhaps with new *data*.

        A post that was taken down counts as visible again, with outdated content.
        """
        is_gone = post.state is PostState.GONE
        fields: dict[str, Any] = {
            "state": PostState.SAID if is_gone else post.state,
            "digest": None,
            "data": post.data if data is None else data,
        }
        query = update(posts).where(*queries.about(post.key)).values(fields)
        execute(self._connection, query)
        self.planned.append(replace(post, **fields))

    def untold(self) -> None:
        """Mark the channel as behind, even if this change adds no line."""
        self._set(told=self._number - 1)

    def set_deadline(self, kind: str, due: datetime, data: Json | None = None) -> None:
        """Set the deadline *kind*, replacing any earlier one of that name."""
        self.clear_deadlines(kind)
        execute(
            self._connection,
            insert(deadlines).values(game_id=self.game.id, kind=kind, due=due, data=data or {}),
        )

    def clear_deadlines(self, *kinds: str) -> None:
        """Clear the deadlines of these *kinds*, or all."""
        query = delete(deadlines).where(deadlines.c.game_id == self.game.id)
        if kinds:
            query = query.where(deadlines.c.kind.in_(kinds))
        execute(self._connection, query)

    def finish(self) -> None:
        """
        Write everything that was set; called before the commit.

        :raises Occupied: if the channel has got a living game meanwhile.
        """
        # A line without its snapshot would be lost work.
        assert self._is_saved, f"line {self._number} of {self.game.id} has no snapshot"
        self._set(revision=self.game.revision + 1)
        query = update(games).where(games.c.id == self.game.id).values(self._fields)
        try:
            execute(self._connection, query)
        except IntegrityError as error:
            raise Occupied(self.game.channel_id, None) from error

    def _set(self, **fields: Any) -> None:
        new = {"updated": self._time, **fields}
        self._fields |= new
        self.game = replace(self.game, **new)

    def _insert_seats(self, new: list[SeatRow]) -> None:
        rows = [
            {**asdict(seat), "game_id": self.game.id, "joined": seat.joined or self.now}
            for seat in new
        ]
        if rows:
            execute(self._connection, insert(seats), rows)


def plan(connection: Connection, key: PostKey, data: Json | None, now: datetime) -> PostRow | None:
    """Plan a post from *now* on; returns None if it was planned before."""
    if queries.post_of(connection, key):
        return None
    post = PostRow(
        key=key,
        state=PostState.PLANNED,
        nonce=nonce(key),
        channel_id=None,
        message_id=None,
        digest=None,
        data=data or {},
        planned=now,
        said=None,
    )
    row = {
        "game_id": key.game_id,
        "kind": key.kind,
        "number": key.number,
        "seat": queries.TABLE if key.seat is None else key.seat,
        "state": post.state,
        "nonce": post.nonce,
        "data": post.data,
        "planned": now,
    }
    execute(connection, insert(posts), [row])
    return post


def nonce(key: PostKey) -> str:
    """The nonce of a post, by which Discord recognizes a repeat; at most 25 characters."""
    text = f"{key.game_id} {key.kind} {key.number} {key.seat}"
    return hashlib.blake2s(text.encode(), digest_size=12).hexdigest()
