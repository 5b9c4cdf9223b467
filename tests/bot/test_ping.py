"""Pings as they are stored with posts."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import product

from bot.table.ping import Farewell, Ping
from storage import Json, PostKey, PostRow, PostState

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


def stored(data: Json) -> PostRow:
    """A post with *data*."""
    key = PostKey("game", "ask", 3, None)
    return PostRow(
        key=key,
        state=PostState.PLANNED,
        nonce="nonce",
        channel_id=None,
        message_id=None,
        digest=None,
        data=data,
        planned=NOON,
        said=None,
    )


def test_what_is_stored_is_read_and_written_alike() -> None:
    """Posts of running games were stored by earlier programs, and must mean the same."""
    whom: tuple[Json, ...] = (
        {},
        {"seats": []},
        {"seats": [2, 0]},
        {"seats": [1], "user": 7, "seat": None},
        {"seats": [1], "user": 7, "seat": 1},
    )
    flags: tuple[Json, ...] = ({}, {"silent": True}, {"void": True}, {"refused": True})
    kept = [{**one, **flag} for one, flag in product(whom, flags)]

    assert [Ping.of(stored(data)).data for data in kept] == kept


def test_a_farewell_is_stored_with_its_message() -> None:
    """It says which message loses its cards, and in which language."""
    data = {"channel": 5, "message": 6, "language": "es"}

    assert Farewell.of(stored(data)) == Farewell(5, 6, "es")
    assert Farewell(5, 6, "es").data == data
