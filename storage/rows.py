"""
What the tables hold, as frozen values.

Secrets (seed, snapshot, lines, what a post is about) keep out of `repr`, and so out of logs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeAlias, TypedDict

from game import Line

Json: TypeAlias = dict[str, Any]
"""A JSON object whose keys belong to the bot."""


class Status(StrEnum):
    """How far a game is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"
    CLOSED = "closed"
    """A lobby that never became a game."""


LIVING = (Status.LOBBY, Status.RUNNING)
"""A channel has at most one game in one of these."""


class PostState(StrEnum):
    """What became of a message that the bot owes."""

    PLANNED = "planned"
    SAID = "said"
    GONE = "gone"
    """Taken down, or never said because something newer took its place."""


class Scope(StrEnum):
    """Whose settings: each row of theirs says so."""

    GUILD = "guild"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """One game."""

    id: str
    """Up to 12 of ``a-z0-9``, never given twice: buttons carry it."""
    guild_id: int | None
    channel_id: int
    status: Status
    language: str
    host_id: int | None
    """The person who opened the lobby, or to whom it was handed on; None if nobody is left."""
    modules: tuple[str, ...]
    options: Json
    """What the engine is begun with."""
    settings: Json
    """What the host has chosen for the table: theme, pace, rolling by itself, practice."""
    seed: bytes = field(repr=False)
    commitment: str
    words: tuple[str, ...]
    """What the joiners mixed into chance."""
    chance_counter: int
    number: int
    """The number of the newest line; -1 before the first."""
    told: int
    """The newest number that the channel shows; -1 before the first."""
    snapshot: bytes | None = field(repr=False)
    """The state at *number*, by the engine's codec."""
    rematch_of: str | None
    end_reason: str | None
    created: datetime
    updated: datetime
    ended: datetime | None
    memory: str = field(default="", repr=False)
    """What the bot's table remembers; the bot alone reads it."""
    revision: int = 0
    """Counts what is written about the game; who has read it at this revision knows it all."""

    @property
    def living(self) -> bool:
        """Whether it holds its channel."""
        return self.status in LIVING


class GameFields(TypedDict, total=False):
    """What `Change.update` may set."""

    guild_id: int | None
    channel_id: int
    status: Status
    language: str
    host_id: int | None
    modules: tuple[str, ...]
    options: Json
    settings: Json
    memory: str
    words: tuple[str, ...]


COMPUTER = 0
"""Stands where a person's id would: no person has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """One seat and who holds it; one person may hold several."""

    seat: int
    """Index in the game; in a lobby, any order."""
    user_id: int | None
    """The person, or `COMPUTER`; None if the seat is empty."""
    name: str
    colour: str | None = None
    locale: str | None = None
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    settings: Json = field(default_factory=dict)
    joined: datetime | None = None
    """Set by the store where it is None."""

    @property
    def person(self) -> int:
        """
        The person in it.

        :raises LookupError: if a computer holds it, or nobody.
        """
        if not self.user_id:
            message = f"nobody sits on seat {self.seat}"
            raise LookupError(message)
        return self.user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRow:
    """One line of a game's log, and where it came from."""

    game_id: str
    number: int
    seat: int
    user_id: int | None
    """Who acted: a person, or `COMPUTER`; None if it was done by default."""
    line: Line = field(repr=False)
    time: datetime
    interaction_id: int | None


@dataclass(frozen=True, slots=True)
class PostKey:
    """What a message of the bot is about; no two have the same."""

    game_id: str
    kind: str
    number: int
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PostRow:
    """A message of the bot, planned, said or gone."""

    key: PostKey
    state: PostState
    nonce: str
    """At most 25 characters, the same whenever this post is tried."""
    channel_id: int | None
    message_id: int | None
    digest: str | None
    """A hash of what it says, to spare edits that change nothing."""
    data: Json = field(repr=False)
    planned: datetime
    said: datetime | None


FORGOTTEN = -1
"""Stands in a line or a result where the id of somebody was who is no longer to be found there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """What one seat came to in a game that has ended."""

    seat: int
    user_id: int | None
    """The person who held it at the end, `COMPUTER`, or `FORGOTTEN`; None if nobody did."""
    place: int | None
    """1 for who has won, the same for equals; None if nobody has."""
    points: int
    """Without the hidden ones if nobody has won."""
    came: int | None = None
    """How many cards the dice have brought, see `game.base.luck`; None if nobody knows."""
    fair: int | None = None
    """How many on average, in 36ths of a card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRow:
    """A game that has ended, with its results."""

    id: str
    modules: tuple[str, ...]
    status: Status
    ended: datetime
    results: tuple[ResultRow, ...]
    """By seat."""
    names: tuple[str, ...]
    """By seat, what its player was called there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """What one person prefers, in every game."""

    user_id: int
    language: str | None = None
    preferences: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlineRow:
    """Something that happens at *due* unless it is cleared before."""

    game_id: str
    kind: str
    due: datetime
    data: Json = field(repr=False)
