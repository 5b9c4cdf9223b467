"""
Calls in somebody's own messages, for who wants them there (`/notify`).

Such a call is owed as a post of its own when the one that would ping them is about to be made. It
stands for that one: it says the same, has the same buttons, and goes when that is settled for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.table import news
from storage import PostKey, PostRow

DM: Final = "dm"
"""What somebody prefers whom messages of their own call; it is noted as `calls`."""

PREFIX: Final = "dm "
"""Before the kind of the post that a call stands for."""

MEANT: Final = tuple(kind for kind in (news.TURN, *news.CALLS) if kind != news.SEAT)
"""The posts that a call may stand for: those that wait for one person."""


def wants(preferences: Mapping[str, Any]) -> bool:
    """Whether somebody who prefers this is called by messages of their own."""
    return bool(preferences.get("calls") == DM)


def is_direct(post: PostRow) -> bool:
    """Whether a post is such a call."""
    return post.key.kind.startswith(PREFIX)


def is_call(post: PostRow) -> bool:
    """Whether a post is a call of any kind."""
    return post.key.kind in news.CALLS or is_direct(post)


def meant(kind: str) -> str:
    """The kind of the post that a call of *kind* stands for; any other stands for itself."""
    return kind.removeprefix(PREFIX)


def key(post: PostRow, seat: int) -> PostKey:
    """What the call is known by that *post* makes necessary, to the person of *seat*."""
    return replace(post.key, kind=f"{PREFIX}{post.key.kind}", seat=seat)


def facts(post: PostRow, user: int, seats: list[int]) -> dict[str, Any]:
    """What the call is about that *post* makes necessary, to *user*, who holds *seats*."""
    called = [seat for seat in post.data.get("seats", seats) if seat in seats]
    return {"user": user, "seats": called, "seat": post.key.seat}


def original(post: PostRow) -> PostRow:
    """The post that a call stands for, as far as that call knows it."""
    about = replace(post.key, kind=meant(post.key.kind), seat=post.data["seat"])
    return replace(post, key=about)
