"""
Steps in a table's life that are no verbs.

Each says what to request, how to see that it is stored, and which request then follows.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.scenes import PEOPLE, TALK
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table
from tests.crash.killing import CLICKED, POSTS, Act

DIRECT = f"/channels/{PEOPLE['Dámaso'] + TALK}/messages"


@dataclass(frozen=True, slots=True)
class Step:
    """One step."""

    name: str
    scene: str
    act: Callable[[Table], Act]
    before: Callable[[Table], Awaitable[None]] | None = None
    """Preparation by a living bot."""


def _counts(t: Table, query: str) -> int:
    ((count,),) = t.asked(query)
    assert isinstance(count, int)
    return count


def _post(t: Table, person: Person, op: str) -> Post:
    """The channel's newest post with a button for this operation."""
    return next(
        post
        for post in reversed(t.public(person))
        if any(op in str(part.get("custom_id")) for part in post.parts())
    )


def _clicks(t: Table, name: str, op: str) -> Callable[[], Awaitable[object]]:
    person = next(p for p in t.people if p.name == name)

    async def click() -> object:
        post = _post(t, person, op)
        part = next(p for p in post.parts() if op in str(p.get("custom_id")))
        return await person.click(post, str(part["custom_id"]))

    return click


def _join(t: Table) -> Act:
    taken = "SELECT count(*) FROM seats"
    return Act(_clicks(t, "Dámaso", ":l:join"), lambda: _counts(t, taken) == 4, "PATCH")


def _direct(t: Table) -> Act:
    noted = "SELECT count(*) FROM seats WHERE name = 'Dámaso' AND dm_channel_id IS NOT NULL"
    return Act(_clicks(t, "Dámaso", ":l:join"), lambda: _counts(t, noted) == 1, "POST", DIRECT)


def _start(t: Table) -> Act:
    return Act(_clicks(t, "Alba", ":l:start"), lambda: t.lines == 1, "POST")


def _abandon(t: Table) -> Act:
    async def vote() -> object:
        return await t.people[2].command("game abandon")

    ended = "SELECT count(*) FROM games WHERE status = 'abandoned'"
    return Act(vote, lambda: _counts(t, ended) == 1, "PATCH")


def _propose(t: Table) -> Act:
    async def propose() -> object:
        return await t.people[0].command("game pause")

    made = "SELECT count(*) FROM posts WHERE kind = 'vote'"
    return Act(propose, lambda: _counts(t, made) == 1, "POST")


async def _two_vote(t: Table) -> None:
    for person in t.people[:2]:
        await t.command(person, "game abandon")


async def _all_vote(t: Table) -> None:
    await _two_vote(t)
    await t.command(t.people[2], "game abandon")


def _rematch(t: Table) -> Act:
    opened = "SELECT count(*) FROM games"
    return Act(_clicks(t, "Alba", ":rematch"), lambda: _counts(t, opened) == 2, "POST")


def _other(t: Table) -> str:
    """A channel other than the table's."""
    return next(
        str(channel["id"])
        for channel in t.people[0].screen["channels"]
        if channel["kind"] == "text" and str(channel["id"]) not in POSTS
    )


def _move(t: Table) -> Act:
    there = _other(t)

    async def move() -> object:
        return await t.people[0].command("game move", given={"channel": there})

    def is_moved() -> bool:
        return t.asked("SELECT channel_id FROM games") == [(int(there),)]

    return Act(move, is_moved, "POST", f"/channels/{there}/messages")


def _board(t: Table) -> Act:
    async def board() -> object:
        return await t.people[0].command("board")

    owed = "SELECT count(*) FROM posts WHERE state = 'planned'"
    return Act(board, lambda: _counts(t, owed) == 1, "POST")


async def _end(t: Table) -> None:
    """End the current turn."""
    board = await t.board()
    await t.on_turn(board).click(board, "End turn")


def _undo(t: Table) -> Act:
    """Undo the end of a turn, by the button on the next player's board."""
    taken = "SELECT count(*) FROM lines WHERE line LIKE '%Undone%'"
    ((name,),) = t.asked(
        "SELECT name FROM seats JOIN lines ON lines.seat = seats.seat ORDER BY number DESC LIMIT 1"
    )
    clicks = _clicks(t, str(name), ":undo-")
    return Act(clicks, lambda: _counts(t, taken) == 1, "PATCH", CLICKED)


async def _lose_hand(t: Table) -> None:
    (hand,) = t.people[3].direct
    await t.people[3].control("delete_message", channel=hand.channel, message=hand.id)


def _hand(t: Table) -> Act:
    """End a turn: every hand then links to another post, and one hand's message is missing."""
    lines = t.lines
    person = t.on_turn(_post(t, t.people[0], ":end:")).name
    return Act(_clicks(t, person, ":end:"), lambda: t.lines > lines, "POST", DIRECT)


SEATED = "SELECT count(*) FROM seats WHERE user_id = "


async def _ask_to_leave(t: Table) -> None:
    await t.command(t.people[3], "game resign")


def _resign(t: Table) -> Act:
    async def confirm() -> object:
        asked = t.people[3].ephemerals[-1]
        return await t.people[3].click(asked, next(iter(asked.buttons)))

    return Act(confirm, lambda: _counts(t, SEATED + "0") == 1, "POST")


async def _stand_in(t: Table) -> None:
    await t.command(t.people[3], "game substitute")
    await _clicks(t, "Dámaso", ":computer-3")()


def _return(t: Table) -> Act:
    back = SEATED + t.people[3].id
    return Act(_clicks(t, "Dámaso", ":take-3"), lambda: _counts(t, back) == 1, "POST", DIRECT)


async def _bid(t: Table) -> None:
    """Let a stranger ask for Dámaso's seat."""
    await t.command(t.people[3], "game substitute")
    (eve,) = await t.sandbox.join("Eve")
    t.people.append(eve)
    await t.told(eve, _post(t, eve, ":take-3"), "Take seat")


def _admit(t: Table) -> Act:
    sits = SEATED + t.people[4].id
    return Act(_clicks(t, "Dámaso", ":vote:agree"), lambda: _counts(t, sits) == 1, "PATCH")


STEPS = (
    Step("join", "lobby", _join),
    Step("join-hand", "lobby", _direct),
    Step("start", "lobby", _start),
    Step("propose", "midgame", _propose),
    Step("abandon", "midgame", _abandon, _two_vote),
    Step("rematch", "midgame", _rematch, _all_vote),
    Step("move", "midgame", _move),
    Step("board", "midgame", _board),
    Step("hand", "midgame", _hand, _lose_hand),
    Step("resign", "midgame", _resign, _ask_to_leave),
    Step("return", "midgame", _return, _stand_in),
    Step("admit", "midgame", _admit, _bid),
    Step("undo", "midgame", _undo, _end),
)
