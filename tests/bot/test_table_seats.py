"""Seats that change hands, over the sockets: answers to players, and the old hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table

SEAT = "Take seat"
"""The button of a seat that seeks a substitute."""


async def test_the_old_holder_sees_nothing_of_the_seat_any_more(t: Table) -> None:
    """
    Bruno asks by a command, Eve bids by a button, and another button accepts her.

    Texts and alt texts keep the spelling of a name that pictures spell out. The old message loses
    its cards, and nothing shows them to the old player again.
    """
    bruno, name = t.people[1], "Κώστας 李雷"
    (eve,) = await t.sandbox.join("Eve")
    t.sandbox.world.user(int(eve.id)).global_name = name
    assert [bool(p.attachments) for p in bruno.direct] == [True]
    before = [n for n in bruno.screen["notifications"] if n["reason"] == "dm"]

    await _substitute(t, bruno, eve)
    board = await t.board()
    (hand,) = [p for p in eve.direct if p.attachments]
    assert name in hand.content
    assert name in board.alt
    assert "Bruno" not in board.alt
    told = [
        await t.told(bruno, board, "My hand"),
        await t.command(bruno, "hand"),
        await t.command(bruno, "endturn"),
        await t.command(bruno, "card knight"),
    ]

    assert set(told) == {"You’re not in this game, but you’re welcome to watch."}
    assert [(p.attachments, p.buttons) for p in bruno.direct] == [([], {})]
    assert [n for n in bruno.screen["notifications"] if n["reason"] == "dm"] == before


async def test_a_computer_plays_for_who_has_left(t: Table) -> None:
    """After one question the player on turn has resigned, and a computer finishes the turn."""
    board = await t.board()
    leaver = t.on_turn(board)
    name = str(leaver.screen["me"]["name"])

    await _leave(t, leaver)
    for person in t.people:
        for post in t.public():
            if person is not leaver and "Decline" in post.buttons:  # the computer may offer a trade
                await person.click(post, "Decline")
                await t.rest()

    after = await t.board()
    assert t.on_turn(after) is not leaver
    assert f"Computer ({name})" in after.alt
    seat = _with_button(t, SEAT)
    assert f"Computer ({name}) is playing for now" in seat.content
    assert list(seat.buttons) == ["Take seat", "Stop looking"]
    old = t.people[0].post(board.id)
    assert old is not None
    assert old.buttons == {}


async def test_what_a_computer_did_is_a_line_of_the_post_before(tmp_path: Path) -> None:
    """After a computer has placed its pieces, the post before says so and the next player is up."""
    async with table(tmp_path, "setup") as t:
        first = await t.board()
        person = t.on_turn(first)
        acted = {seat for (seat,) in t.asked("SELECT seat FROM lines WHERE number > 0")}
        (last,) = set(range(len(t.people))) - acted
        assert isinstance(last, int)
        leaver = t.people[last]
        await _leave(t, leaver)

        (spot, *_) = await person.autocomplete("build road", "spot", spot="")
        await t.command(person, "build road", spot=spot["value"])
        old = t.people[0].post(first.id)
        board = await t.board()

        assert old is not None
        assert old.buttons == {}
        mine, its = old.content.splitlines()
        name = str(leaver.screen["me"]["name"])
        assert "Computer" not in mine
        assert f"Computer ({name})" in its
        assert "2" in its
        assert t.on_turn(board) is person
        boards = [p for p in t.public() if p.attachments]
        assert [p.id for p in boards] == [old.id, board.id]


async def test_a_vote_puts_somebody_out(t: Table) -> None:
    """Two of three others are enough: a computer plays, and the removed player watches."""
    await t.board()
    alba, bruno, chloe, _ = t.people

    await t.command(alba, "game kick", player="1")
    motion = _with_button(t, "Agree")
    await chloe.click(motion, "Agree")
    await t.rest()

    assert any(SEAT in post.buttons for post in t.public())
    assert "Bruno" in motion.content
    assert f"<@{bruno.id}>" not in motion.content
    assert "not in this game" in await t.command(bruno, "hand")


@pytest.mark.parametrize(
    ("language", "kept", "told", "way", "back"),
    [
        ("en", "can take it back", "A computer is playing for you", "Take seat", "Welcome back"),
        ("es", "puede recuperarlo", "juega por ti un ordenador", "game join", "¡Hola de nuevo!"),
    ],
)
async def test_who_was_away_comes_back_though_nobody_is_looked_for(  # one reader for each row
    t: Table, language: str, kept: str, told: str, way: str, back: str
) -> None:
    """Any click or command explains how to return, with a button for it; joining works too."""
    board = await t.board()
    alba, bruno, *_ = t.people
    for person in (alba, bruno):
        await t.command(person, "language", language=language)
    await t.command(bruno, "game substitute")
    await t.told(alba, _with_button(t, SEAT), "Use computer")
    assert kept in await t.told(alba, _with_button(t, SEAT), "Stop looking")

    assert told in await t.told(bruno, board, "My hand")
    answer = bruno.ephemerals[-1]
    assert told in await t.command(bruno, "hand")
    assert told in await t.command(bruno, "game help")
    if way in answer.buttons:
        await bruno.click(answer, way)
    else:
        await t.command(bruno, way)
    await t.rest()

    assert any(back in post.content for post in bruno.ephemerals)
    assert t.asked("SELECT count(*) FROM seats WHERE user_id = 0") == [(0,)]


async def test_a_bid_is_declined_below_the_post_that_asks(t: Table) -> None:
    """
    Bruno declines Eve: the question goes, the search goes on, and Eve reads why.

    A bystander can neither bring in a computer nor end the search.
    """
    await t.board()
    bruno = t.people[1]
    (eve,) = await t.sandbox.join("Eve")
    await t.command(bruno, "game substitute")
    post = _with_button(t, SEAT)
    told = {await t.told(eve, post, label) for label in ("Use computer", "Stop looking")}
    assert ["can decide that" in each for each in told] == [True]
    assert t.asked("SELECT count(*) FROM seats WHERE user_id = 0") == [(0,)]
    await t.told(eve, post, SEAT)
    motion = _with_button(t, "Decline")

    await bruno.click(motion, "Decline")
    await t.rest()

    assert "declined your offer" in await t.told(eve, post, SEAT)
    assert not any("Decline" in post.buttons for post in t.public())


async def _leave(t: Table, person: Person) -> None:
    """Let a person resign, and a computer play on."""
    await t.command(person, "game resign")
    asked = person.ephemerals[-1]
    await person.click(asked, next(iter(asked.buttons)))
    await t.rest()


async def _substitute(t: Table, old: Person, new: Person) -> None:
    """Let *new* take over *old*'s seat."""
    await t.command(old, "game substitute")
    await t.told(new, _with_button(t, SEAT), SEAT)
    await old.click(_with_button(t, "Agree"), "Agree")
    await t.rest()
    assert not any(SEAT in post.buttons for post in t.public())


def _with_button(t: Table, label: str) -> Post:
    return next(post for post in t.public() if label in post.buttons)


async def test_a_lobby_is_filled_with_computers_by_thumb(tmp_path: Path) -> None:
    """Two computers join by a button in the options, and the game starts with the person's move."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new")
        await t.told(alba, _with_button(t, "Options"), "Options")
        for name in ("Ada", "Alan"):
            await alba.click(alba.ephemerals[-1], "Add computer")
            await t.rest()
            assert name in t.public()[0].content

        await t.told(alba, t.public()[0], "Start")
        board = await t.board()

        assert t.on_turn(board) is alba
        assert "Computer (Ada)" in board.alt
