"""
A tournament's document: its settings, entrants, rounds, tables, results and corrections.

It is stored as JSON in a contest (`storage.contests`). Values are never changed in place: each step
takes a tournament and returns the next one. Nothing here knows Discord, the clock or the disk.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from storage import Json

MOST: Final = 300
"""Maximum number of entrants."""

UNRATED: Final = 1000
"""Rating of a person without games, as in the statistics."""

Phase: TypeAlias = Literal["signup", "checkin", "round", "over"]
"""In "round", a round is being opened or played, or the next one is about to be drawn."""

Stage: TypeAlias = Literal["swiss", "semifinal", "final"]

State: TypeAlias = Literal["drawn", "open", "playing", "over"]
"""A table is drawn, then opened (its post and thread exist), then it plays, then it has results."""

How: TypeAlias = Literal["", "played", "time", "forfeit", "manager"]
"""
The way a table got its results: by its game, by the end of the round's time, because too few
people came, or from a manager.
"""

Gone: TypeAlias = Literal["", "left", "absent", "removed", "full"]
"""
The reason an entrant isn't paired anymore: they left; they didn't check in, didn't come to their
table or left its game; a manager removed them; there was no place for them at the start.
"""


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything a manager chooses when a tournament is made."""

    format: str = "base"
    """Key or name of the format of its games."""
    seats: int = 4
    """Seats of a table: 4 (and 3 where the numbers require it), 3, or 2 for games of two."""
    limit: int = 64
    """Maximum number of people who play; those after them wait for a place."""
    rounds: int = 3
    """Rounds before the final."""
    finals: int = 1
    """0: none; 1: a final of the best; 2: semifinals, at as many tables as a table has seats."""
    minutes: int = 120
    """Time of a round, in minutes."""
    grace: int = 10
    """Minutes that an open table waits; then those who haven't come are absent."""
    checkin: int = 30
    """Minutes before the start in which entrants check in; 0 for no check-in."""
    account_days: int = 0
    """Minimum age of a Discord account that signs up, in days."""
    starts: datetime | None = None
    """When sign-up ends and the first round is drawn."""
    channel: int = 0
    """Channel of the rounds' threads."""
    announcements: int = 0
    """Channel of announcements; 0 for none."""
    by: int = 0
    """The manager who made it."""
    language: str = "en"


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who has signed up. Entrants are listed in the order of their sign-up."""

    user: int
    name: str
    rating: int = UNRATED
    """At the first draw."""
    lot: int = 0
    """Drawn at sign-up; the last tie-break, the lowest first."""
    is_checked: bool = False
    """Has checked in."""
    entered: int = 1
    """The first round they can be paired in."""
    gone: Gone = ""
    """Empty while they can be paired."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one person at one table."""

    user: int
    place: int
    """1 for the winner; tied people share the best of their places: 1, 2, 2, 4."""
    points: int = 0
    """Victory points: all of them, or the visible ones if the time ended the game."""
    is_forfeit: bool = False
    """They didn't come, or left the game: last, without tournament points."""


class Match(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One table of a round."""

    number: int
    """From 1 within the round."""
    players: tuple[int, ...]
    """User ids in the order of seats: the first begins."""
    state: State = "drawn"
    present: tuple[int, ...] = ()
    """Those who have come to the table."""
    message: int = 0
    """Discord's id of its post, in the tournament's channel."""
    thread: int = 0
    """Discord's id of its thread; equal to the message's if it was made from it."""
    game: str = ""
    """Id of its game."""
    opened: datetime | None = None
    how: How = ""
    results: tuple[Result, ...] = ()
    """In the order of *players*; empty until the table is over."""


class Round(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round: its tables, and the people who have no table in it."""

    number: int
    """From 1; semifinal and final count on."""
    stage: Stage = "swiss"
    tables: tuple[Match, ...] = ()
    byes: tuple[int, ...] = ()
    message: int = 0
    """Discord's id of its announcement."""
    begins: datetime | None = None
    ends: datetime | None = None
    """When games that still run are ended, by their visible points."""


class Correction(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A change that a manager made by hand, as it is logged and shown."""

    when: datetime
    by: int
    what: Literal["result", "players", "removed", "returned", "reopened"]
    round: int = 0
    table: int = 0
    user: int = 0
    """The person it is about, if it is about one."""
    before: Match | None = None
    """The table before the change, if it is about a table."""
    after: Match | None = None
    why: str = ""
    """The manager's own words."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole tournament, apart from its name and server, which are its contest's."""

    settings: Settings = Settings()
    phase: Phase = "signup"
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    """The last one is the current one."""
    log: tuple[Correction, ...] = ()
    """Corrections, the oldest first."""
    message: int = 0
    """Discord's id of the sign-up's post."""

    @property
    def round(self) -> Round | None:
        """The current round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_round_over(self) -> bool:
        """Whether every table of the current round has its results."""
        return self.round is not None and all(one.state == "over" for one in self.round.tables)


class NotAllowed(Exception):
    """A step that the rules of tournaments refuse; *reason* is one word for a text."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


def read(data: Json) -> Tournament:
    """
    The tournament of a stored document.

    :raises msgspec.ValidationError: if it isn't one.
    """
    return msgspec.convert(data, Tournament)


def written(tournament: Tournament) -> Json:
    """The document to store."""
    found: Json = msgspec.to_builtins(tournament)
    return found


def entrant(tournament: Tournament, user: int) -> Entrant | None:
    """The entrant with this user id, whether or not they are still in."""
    return next((one for one in tournament.entrants if one.user == user), None)


def table_of(tournament: Tournament, user: int) -> Match | None:
    """A person's table in the current round."""
    tables = tournament.round.tables if tournament.round else ()
    return next((one for one in tables if user in one.players), None)


def matches(tournament: Tournament) -> Iterator[tuple[Round, Match]]:
    """Every table of every round, the oldest first."""
    for one in tournament.rounds:
        for match in one.tables:
            yield one, match


def find_game(tournament: Tournament, game: str) -> tuple[Round, Match] | None:
    """The table that plays this game, with its round."""
    return next((pair for pair in matches(tournament) if pair[1].game == game), None)


def with_round(tournament: Tournament, number: int, **new: Any) -> Tournament:
    """The tournament with other fields of one round."""
    rounds = (replace(one, **new) if one.number == number else one for one in tournament.rounds)
    return replace(tournament, rounds=tuple(rounds))


def with_match(tournament: Tournament, number: int, table: int, **new: Any) -> Tournament:
    """The tournament with other fields of one table of round *number*."""
    (found,) = (one for one in tournament.rounds if one.number == number)
    tables = (replace(one, **new) if one.number == table else one for one in found.tables)
    return with_round(tournament, number, tables=tuple(tables))


def with_entrant(tournament: Tournament, user: int, **new: Any) -> Tournament:
    """The tournament with other fields of one entrant."""
    found = (replace(one, **new) if one.user == user else one for one in tournament.entrants)
    return replace(tournament, entrants=tuple(found))
