"""
The pings of posts, as they are stored with them.

People can ask for pings by direct message (`/notify`). Such a ping is a post of its own, owed just
before the post that would ping the person is made. It replaces that ping: it says the same, has the
same buttons, and is deleted when it is settled for that person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.table import news
from game import Seat
from storage import Json, PostKey, PostRow

DM: Final = "dm"
"""Value of the preference `calls` of people who want to be pinged by direct message."""

OWN_TURN: Final = "turn"
"""Value of the preference `offers` of people whom offers only ping on their own turn."""

NEVER: Final = "never"
"""Value of the same preference of people who refuse all offers on other players' turns."""

CALLS: Final = "calls"
"""Value of the preference `rest` of people who don't want to be pinged while they rest."""

PREFIX: Final = "dm "
"""Prefix of a direct message's kind; the kind of the post it replaces follows."""

REPLACED: Final = tuple(kind for kind in (news.TURN, *news.CALLS) if kind != news.SEAT)
"""Kinds of posts that a direct message can replace: those that wait for one person."""


@dataclass(frozen=True, slots=True)
class Ping:
    """Whom a post pings, and how."""

    seats: tuple[Seat, ...] | None = None
    """The seats it is for; None for a post that isn't for certain seats, such as a vote."""
    is_silent: bool = False
    """Whether it shows up without notifying anyone."""
    is_void: bool = False
    """Whether the action that it announced was undone."""
    user: int | None = None
    """For a direct message, its reader."""
    about: int | None = None
    """For a direct message, the seat in the key of the post it replaces."""
    is_refused: bool = False
    """Whether its reader takes no direct messages, so that it stands in the channel."""
    roles: tuple[int, ...] = ()
    """The roles that a lobby's post pings."""

    @classmethod
    def to(cls, seats: Iterable[int], *, is_silent: bool = False) -> Ping:
        """A ping of these *seats*."""
        return cls(tuple(map(Seat, seats)), is_silent)

    @classmethod
    def of(cls, post: PostRow) -> Ping:
        """The ping of a stored post."""
        data = post.data
        return cls(
            seats=tuple(map(Seat, data["seats"])) if "seats" in data else None,
            is_silent=bool(data.get("silent")),
            is_void=bool(data.get("void")),
            user=data.get("user"),
            about=data.get("seat"),
            is_refused=bool(data.get("refused")),
            roles=tuple(data.get("roles", ())),
        )

    @property
    def called(self) -> tuple[Seat, ...]:
        """The seats it is for, none if it isn't for certain seats."""
        return self.seats or ()

    @property
    def data(self) -> Json:
        """The ping as it is stored."""
        data: Json = {}
        if self.seats is not None:
            data["seats"] = list(map(int, self.seats))
        if self.user is not None:
            data |= {"user": self.user, "seat": self.about}
        if self.roles:
            data["roles"] = list(self.roles)
        flags = {"silent": self.is_silent, "void": self.is_void, "refused": self.is_refused}
        return data | {name: True for name, is_set in flags.items() if is_set}

    def at(self, seats: Iterable[int]) -> Ping:
        """The same for other seats."""
        return replace(self, seats=tuple(map(Seat, seats)))

    def silenced(self) -> Ping:
        """The same without a notification."""
        return replace(self, is_silent=True)

    def voided(self) -> Ping:
        """The same after its action was undone."""
        return replace(self, is_void=True)

    def refused(self) -> Ping:
        """The same after its reader refused the direct message."""
        return replace(self, is_refused=True)


@dataclass(frozen=True, slots=True)
class Farewell:
    """The message of a hand that its reader no longer holds: it must lose its cards."""

    channel: int
    message: int
    language: str

    @classmethod
    def of(cls, post: PostRow) -> Farewell:
        """The farewell of a stored post."""
        return cls(post.data["channel"], post.data["message"], str(post.data["language"]))

    @property
    def data(self) -> Json:
        """The farewell as it is stored."""
        return {"channel": self.channel, "message": self.message, "language": self.language}


def wants_direct(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences wants to be pinged by direct message."""
    return bool(preferences.get("calls") == DM)


def wants_heads_up(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences wants to hear when the turn before theirs begins."""
    return bool(preferences.get("soon"))


def refuses_while_waiting(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences isn't pinged by offers on other players' turns."""
    return preferences.get("offers") in (OWN_TURN, NEVER)


def refuses_offers(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences refuses all offers on other players' turns."""
    return bool(preferences.get("offers") == NEVER)


def wants_rest(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences isn't pinged while they rest."""
    return bool(preferences.get("rest") == CALLS)


def is_direct(post: PostRow) -> bool:
    """Whether a post is a ping by direct message."""
    return post.key.kind.startswith(PREFIX)


def is_call(post: PostRow) -> bool:
    """Whether a post is a call, by direct message or in the channel."""
    return post.key.kind in news.CALLS or is_direct(post)


def kind_of(kind: str) -> str:
    """*kind* without the prefix: the kind of the post that a direct message replaces."""
    return kind.removeprefix(PREFIX)


def direct_key(post: PostRow, seat: int) -> PostKey:
    """The key of the direct message to the person of *seat* that replaces the ping of *post*."""
    return replace(post.key, kind=f"{PREFIX}{post.key.kind}", seat=seat)


def direct_ping(post: PostRow, user: int, seats: list[int]) -> Ping:
    """The ping of the direct message to *user*, with *seats*, that replaces the ping of *post*."""
    called = Ping.of(post).seats
    own = tuple(Seat(seat) for seat in (seats if called is None else called) if seat in seats)
    return Ping(own, user=user, about=post.key.seat)


def original(post: PostRow) -> PostRow:
    """The post that a direct message replaces, as far as the message knows it."""
    about = replace(post.key, kind=kind_of(post.key.kind), seat=Ping.of(post).about)
    return replace(post, key=about)
