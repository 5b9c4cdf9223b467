"""Today's bot takes over from every landed version, in the middle of a seven."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sandbox.messages import Message
from sandbox.person import Person
from sandbox.post import Post
from sandbox.world import World
from tests.bot.tables import table

MICRO = 1_000_000
"""Microseconds in a second, the unit of stored times."""

SEVENS = sorted((Path(__file__).parents[1] / "storage" / "games").glob("seven-v*.sql"))
DAILY = (SEVENS[0], SEVENS[-1])
"""One of each kind of post there was; soaks take the others, whose posts are like these."""


def old(folder: Path, seven: Path) -> Callable[[World], None]:
    """
    Put an old bot's database into *folder*; return a function that puts in its messages.

    Its deadlines are as far off as they were when the old bot stopped.
    """
    messages = [
        Message(**fields)
        for fields in json.loads(seven.with_suffix(".json").read_text(encoding="utf-8"))
    ]
    since = max(0.0, time.time() - max(message.created for message in messages))
    with closing(sqlite3.connect(folder / "games.db")) as connection, connection:
        connection.executescript(seven.read_text(encoding="utf-8"))
        connection.execute("UPDATE deadlines SET due = due + ?", (int(since * MICRO),))

    def before(world: World) -> None:
        newest = max(message.created for message in messages)
        world.clock.move(max(0.0, newest + 1.0 - world.clock.now()))
        for message in messages:
            world.channels[message.channel].messages[message.id] = message

    return before


@pytest.mark.parametrize(
    "seven",
    [
        pytest.param(each, id=each.stem, marks=() if each in DAILY else pytest.mark.soak)
        for each in SEVENS
    ],
)
async def test_a_seven_goes_on_after_an_update(tmp_path: Path, seven: Path) -> None:
    """
    All discard by the old post without a new ping, and then the roller is pinged.

    Nobody gets a second message for their hand: the old one is edited.
    """
    async with table(tmp_path, before=old(tmp_path, seven)) as t:
        board, ask = t.public()
        roller = t.on_turn(board)
        first, *others = (p for p in t.people if p is not roller and f"<@{p.id}>" in ask.content)

        await t.told(first, ask, "Discard")
        await t.discard(first)
        assert _now(first, board).attachments  # the old bot's pictures aren't kept
        for person in (roller, *others):
            (hand,) = person.direct
            await t.command(person, "discard")
            await t.discard(person)
            assert _now(person, hand, "dm").attachments
            assert [post.id for post in person.direct] == [hand.id]
        (call,) = [p for p in t.public() if f"<@{roller.id}>" in p.content and not p.attachments]

        assert not any(map(_pings, (first, *others)))
        assert _pings(roller) == [call.id]
        assert ask.id not in {post.id for post in t.public()}

        (hex_, *_) = await roller.autocomplete("robber", "hex", hex="")
        before = t.lines
        await t.command(roller, "robber", hex=hex_["value"])
        assert t.lines == before + 1
        assert [p.id for p in t.public()] == [board.id]


def _pings(person: Person) -> list[str]:
    return [n["message"] for n in person.screen["notifications"] if n["reason"] == "mention"]


def _now(person: Person, post: Post, channel: str = "parlour") -> Post:
    return next(p for p in person.posts(channel) if p.id == post.id)
