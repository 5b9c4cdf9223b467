"""
Rows of the tables, as frozen values.

Secrets (seed, snapshot, lines, data of posts) are left out of `repr`, and so out of logs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeAlias, TypedDict

from game import Line

Json: TypeAlias = dict[str, Any]
"""A JSON object; its keys are up to the bot."""


class Status(StrEnum):
    """The stages of a game."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"
    CLOSED = "closed"
    """A lobby that never became a game."""


LIVING = (Status.LOBBY, Status.RUNNING)
"""A channel has at most one game in one of these."""


class PostState(StrEnum):
    """The stages of a post that the bot planned."""

    PLANNED = "planned"
    SAID = "said"
    GONE = "gone"
    """Taken down, or never sent because something newer replaced it."""


class Scope(StrEnum):
    """The owner of settings; each row names it."""

    GUILD = "guild"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """One game."""

    id: str
    """Up to 12 of ``a-z0-9``, never reused, because buttons carry it."""
    guild_id: int | None
    channel_id: int
    status: Status
    language: str
    host_id: int | None
    """The person who opened the lobby or took over from them; None if nobody is left."""
    modules: tuple[str, ...]
    options: Json
    """The options the engine starts with."""
    settings: Json
    """The host's choices for the table: theme, pace, automatic rolling, practice."""
    seed: bytes = field(repr=False)
    commitment: str
    words: tuple[str, ...]
    """The words that players mixed into chance."""
    chance_counter: int
    number: int
    """The number of the newest line; -1 before the first."""
    told: int
    """The newest number that the channel shows; -1 before the first."""
    snapshot: bytes | None = field(repr=False)
    """The state at *number*, from the engine's codec."""
    rematch_of: str | None
    end_reason: str | None
    created: datetime
    updated: datetime
    ended: datetime | None
    memory: str = field(default="", repr=False)
    """The memory of the bot's table; only the bot reads it."""
    revision: int = 0
    """Counts every write about the game; a reader at this revision is up to date."""

    @property
    def living(self) -> bool:
        """Whether the game occupies its channel."""
        return self.status in LIVING


class GameFields(TypedDict, total=False):
    """Fields that `Change.update` may set."""

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
"""Stored in place of a person's id for a computer; no person has it."""


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
    """Set by the store if None."""

    @property
    def person(self) -> int:
        """
        The person in the seat.

        :raises LookupError: if a computer holds it, or nobody.
        """
        if not self.user_id:
            message = f"nobody sits on seat {self.seat}"
            raise LookupError(message)
        return self.user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRow:
    """One line of a game's log, and who made it."""

    game_id: str
    number: int
    seat: int
    user_id: int | None
    """A person or `COMPUTER`; None for a default answer."""
    line: Line = field(repr=False)
    time: datetime
    interaction_id: int | None


@dataclass(frozen=True, slots=True)
class PostKey:
    """The key of a post: what it is about. No two posts have the same."""

    game_id: str
    kind: str
    number: int
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PostRow:
    """A post of the bot: planned, sent or gone."""

    key: PostKey
    state: PostState
    nonce: str
    """At most 25 characters, the same for each attempt to send this post."""
    channel_id: int | None
    message_id: int | None
    digest: str | None
    """A hash of its content, to skip edits that change nothing."""
    data: Json = field(repr=False)
    planned: datetime
    said: datetime | None


FORGOTTEN = -1
"""Replaces a person's id in a line or a result after they had it removed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """The result of one seat in an ended game."""

    seat: int
    user_id: int | None
    """The person who held it at the end, `COMPUTER`, or `FORGOTTEN`; None for an empty seat."""
    place: int | None
    """1 for the winner, equal for ties; None if nobody won."""
    points: int
    """Without hidden points if nobody won."""
    came: int | None = None
    """Number of cards the dice brought, see `game.base.luck`; None if unknown."""
    fair: int | None = None
    """The average number fair dice bring, in 36ths of a card."""
    left_id: int | None = None
    """
    The person who began in this seat and left it; None if they held it to the end.

    `COMPUTER` if one began there, and `FORGOTTEN` if a person left without losing by it or had
    themselves removed. It is the holder's own id if they were absent when the game was given up.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRow:
    """An ended game, with its results."""

    id: str
    modules: tuple[str, ...]
    status: Status
    ended: datetime
    results: tuple[ResultRow, ...]
    """By seat."""
    names: tuple[str, ...]
    """By seat, the player's name in that game."""
    settings: tuple[Json, ...] = ()
    """By seat, its settings at the end."""
    options: Json = field(default_factory=dict)
    """The options of the rules."""
    choices: Json = field(default_factory=dict)
    """The settings of the table."""
    end_reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """One person's preferences, in every game."""

    user_id: int
    language: str | None = None
    preferences: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlineRow:
    """A deadline: something happens at *due* unless it is cleared before."""

    game_id: str
    kind: str
    due: datetime
    data: Json = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRow:
    """A league or a tournament of a server."""

    id: str
    """Up to 12 of ``a-z0-9``, never reused, because buttons carry it."""
    guild_id: int
    kind: str
    """The feature it belongs to, such as ``league``."""
    name: str
    is_open: bool
    """False once it is over: then it is only read."""
    due: datetime | None
    """When it next has something to do by itself."""
    data: Json = field(repr=False)
    """Everything else; its shape is up to the feature."""
    created: datetime
    revision: int = 0
    """Counts its changes."""
