"""
The rows of pings by direct message, for people who want them (`/notify`).

Such a call is a post of its own, owed just before the post that would ping the person is made. It
replaces that ping: it says the same, has the same buttons, and is deleted when it is settled for
that person.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.table import news
from bot.table.ping import Ping
from game import Seat
from storage import PostKey, PostRow

DM: Final = "dm"
"""Value of the preference `calls` of people who want to be pinged by direct message."""

PREFIX: Final = "dm "
"""Prefix of a direct message's kind; the kind of the post it replaces follows."""

MEANT: Final = tuple(kind for kind in (news.TURN, *news.CALLS) if kind != news.SEAT)
"""Kinds of posts that a direct message can replace: those that wait for one person."""


def wants(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences wants to be pinged by direct message."""
    return bool(preferences.get("calls") == DM)


def is_direct(post: PostRow) -> bool:
    """Whether a post is a ping by direct message."""
    return post.key.kind.startswith(PREFIX)


def is_call(post: PostRow) -> bool:
    """Whether a post is a call, by direct message or in the channel."""
    return post.key.kind in news.CALLS or is_direct(post)


def meant(kind: str) -> str:
    """*kind* without the prefix: the kind of the post that a direct message replaces."""
    return kind.removeprefix(PREFIX)


def key(post: PostRow, seat: int) -> PostKey:
    """The key of the direct message to the person of *seat* that replaces the ping of *post*."""
    return replace(post.key, kind=f"{PREFIX}{post.key.kind}", seat=seat)


def ping(post: PostRow, user: int, seats: list[int]) -> Ping:
    """The ping of the direct message to *user*, with *seats*, that replaces the ping of *post*."""
    called = Ping.of(post).seats
    own = tuple(Seat(seat) for seat in (seats if called is None else called) if seat in seats)
    return Ping(own, user=user, about=post.key.seat)


def original(post: PostRow) -> PostRow:
    """The post that a direct message replaces, as far as the message knows it."""
    about = replace(post.key, kind=meant(post.key.kind), seat=Ping.of(post).about)
    return replace(post, key=about)
