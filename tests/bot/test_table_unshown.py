"""A table that can't be shown in its channel: who reads about it, and how it comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.person import Person
from tests.bot.tables import Table, table
from tests.waiting import until

DENIED = [
    ("attach_files", "Attach Files", "Adjuntar archivos"),
    ("send_messages", "Send Messages", "Enviar mensajes"),
    ("view_channel", "View Channel", "Ver canal"),
]


async def deny(t: Table, *names: str, channel: str = "parlour") -> None:
    """Take these permissions from the bot, and give all others back."""
    await t.people[0].control("permissions", channel=channel, deny=list(names))


async def next_turn(t: Table) -> tuple[Person, Person]:
    """End the turn; return the player who clicked and the next player."""
    board = await t.board()
    presser = t.on_turn(board)
    await presser.click(board, "End turn")
    await t.rest()
    seat = int(t.state.turn)
    return presser, t.people[seat]


def told(person: Person) -> int:
    """The number of notifications that a person has had."""
    return len(person.screen["notifications"])


def waiting(t: Table) -> int:
    """The number of tables that wait for a permission, as the bot counts them."""
    assert t.client
    return t.client.services.waiting


def lived(t: Table) -> list[str]:
    """The tables that have buttons."""
    return [post.id for post in t.public() if post.attachments and post.buttons]


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [
        pytest.param(*one, marks=pytest.mark.soak if one[0] == "send_messages" else ())
        for one in DENIED
    ],
)
async def test_everybody_concerned_hears_which_permission_is_missing(
    t: Table, name: str, english: str, spanish: str
) -> None:
    """The clicking player reads it privately; the next player and host once by direct message."""
    before, direct = [told(p) for p in t.people], [len(p.direct) for p in t.people]
    await deny(t, name)

    presser, following = await next_turn(t)
    whispered = presser.ephemerals[-1].content
    (call,) = following.direct[direct[t.people.index(following)] :]
    refused = await t.command(following, "roll")
    status = await t.command(presser, "game status")
    mine = await t.command(presser, "mine")
    board = await t.command(presser, "board")
    spoken = await t.command(presser, "board", text=True)
    count = waiting(t)

    for text in (whispered, call.content, refused, status, mine, board):
        assert english in text or spanish in text, text
        assert "<#1300000000000000000>" in text
    assert call.attachments or "attach" not in name
    assert count == 1
    assert english not in spoken
    host = t.people[0]
    for person, count in zip(t.people, before, strict=True):
        assert told(person) - count == (person in (host, following)), person.screen["me"]

    await deny(t)
    await t.rest()
    assert len(lived(t)) == 1
    assert [told(p) - n for p, n in zip(t.people, before, strict=True)] == [
        int(p in (host, following)) for p in t.people
    ]
    assert waiting(t) == 0
    (call,) = [post for post in following.direct if post.id == call.id]
    assert "⚠️" not in call.content
    await following.click(call, next(iter({"Roll", "Tirar"} & set(call.buttons))))
    await t.rest()
    assert len(lived(t)) == 1


async def test_nobody_is_told_again_by_a_new_start(tmp_path: Path) -> None:
    """A restart repeats no message, and the table appears when the permission is back."""
    async with table(tmp_path, "midgame", apart=True) as t:
        await deny(t, "attach_files")
        await next_turn(t)
        before = [told(p) for p in t.people]

        await t.people[0].control("restart")
        await t.rest()
        after = [told(p) for p in t.people]
        await deny(t)
        await until(lambda: lived(t))
        await t.rest()

        assert after == before == [told(p) for p in t.people]
        assert len(lived(t)) == 1


async def test_what_is_missing_now_is_named(t: Table) -> None:
    """If another permission is missing instead, the same messages name that one."""
    await deny(t, "send_messages")
    _, following = await next_turn(t)
    before = [told(p) for p in t.people]

    await deny(t, "attach_files")
    await t.rest()
    text = following.direct[-1].content
    status = await t.command(t.people[0], "game status")

    assert "Attach Files" in text or "Adjuntar archivos" in text
    assert "Attach Files" in status
    assert [told(p) for p in t.people] == before


async def test_a_table_needs_no_embeds(t: Table) -> None:
    """Without Embed Links the game goes on, because a table's posts have no embeds."""
    await deny(t, "embed_links")
    await next_turn(t)

    assert len(lived(t)) == 1


@pytest.mark.parametrize(
    "way", ["locked", "archived", pytest.param("open", marks=pytest.mark.soak)]
)
async def test_a_table_in_a_thread_that_is_shut(tmp_path: Path, way: str) -> None:
    """The answer says why the bot can't write in the thread; once it can, the table appears."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new", thread=True, practice=True)
        thread = next(c for c in alba.screen["channels"] if c["kind"] == "thread")
        lobby = next(p for p in alba.posts(thread["name"]) if "Start" in p.buttons)
        await deny(t, "manage_threads" if way == "locked" else "send_messages_in_threads")
        if way != "open":
            await alba.control("archive", channel=thread["id"], locked=way == "locked")

        await alba.click(lobby, "Start")
        await t.rest()
        said = "\n".join(e.content for e in alba.ephemerals)
        mine = await t.command(alba, "mine")
        await deny(t)
        await alba.control("archive", channel=thread["id"], archived=False, locked=False)
        await t.rest()

        word = "is locked" if way == "locked" else "Send Messages in Threads"
        assert word in said
        assert word in mine
        assert [p for p in alba.posts(thread["name"]) if p.attachments and p.buttons]
