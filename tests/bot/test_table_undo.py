"""Undo on the real bot: its buttons, its command, the board, and pings."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table
from tests.bot.test_table_calls import pings
from tests.databases import ONE_QUICK, Database

BACK = {"Undo", "Deshacer"}


def undo_in(post: Post) -> str | None:
    """The label of the Undo button, in the reader's language."""
    return next((n for n in post.buttons if n.rpartition(": ")[2].capitalize() in BACK), None)


async def pressed(t: Table, person: Person, post: Post, label: str) -> Post:
    """Press a button of a private answer, and return the changed answer."""
    await person.click(post, label)
    await t.rest()
    now = person.post(post.id)
    assert now
    return now


async def placed(t: Table, person: Person) -> Post:
    """Place the pieces that the set-up asks for, and return the private answer."""
    for kind in ("settlement", "road"):
        for spot in (await person.autocomplete(f"build {kind}", "spot", spot=""))[:1]:
            await t.command(person, f"build {kind}", spot=spot["value"])
            return await t.answer(person)
    raise AssertionError("nothing is to be placed")


async def ended(t: Table) -> tuple[Person, Post]:
    """End the current turn; return the player and the next player's board."""
    board = await t.board()
    person = t.on_turn(board)
    await person.click(board, "End turn")
    roll = await t.board()
    assert "Roll" in roll.buttons
    return person, roll


async def test_what_was_placed_is_taken_back_where_it_was_told(tmp_path: Path) -> None:
    """The private answer has Undo; then the board is redrawn and says who undid what."""
    async with table(tmp_path, "setup") as t:
        board = await t.board()
        person = t.on_turn(board)
        hand, _, _ = (await t.command(person, "hand")).partition("\n-# ")
        answer = await placed(t, person)
        label = undo_in(answer)
        assert label

        after = await pressed(t, person, answer, label)

        told = next(p for p in t.public() if "undoes" in p.content)
        assert "↩️" in after.content
        assert board.attachments[0]["filename"] != told.attachments[0]["filename"]
        # The news since then is below it.
        assert (await t.command(person, "hand")).partition("\n-# ")[0] == hand


async def test_a_turn_that_was_ended_goes_on(t: Table) -> None:
    """
    The next player's board becomes the first player's again, without a ping.

    The next player can't do that, and reads why. Ending the turn again posts a new board without a
    second ping for them. Two clicks on Undo undo once, and the second one gets a private answer.
    """
    person, roll = await ended(t)
    other, lines = t.on_turn(roll), t.lines
    before = {p.id: pings(p) for p in t.people}
    assert await t.told(other, roll, undo_in(roll) or "")
    assert t.lines == lines

    await person.click(roll, undo_in(roll) or "")

    again = await t.board()
    assert again.id == roll.id
    assert "End turn" in again.buttons
    assert f"<@{person.id}>" in again.content
    assert "undoes the end of the turn" in again.content
    assert {p.id: pings(p) for p in t.people} == before
    assert len([p for p in t.public() if p.buttons]) == 1
    assert await t.told(other, again, "End turn")

    await person.click(again, "End turn")

    board = await t.board()
    assert again.id == roll.id != board.id
    assert t.on_turn(board) is other
    assert [post for post in pings(other) if post in (roll.id, board.id)] == [roll.id]

    undo, seen = undo_in(board) or "", {e.id for e in person.ephemerals}
    await asyncio.gather(person.click(board, undo), person.click(board, undo))

    assert (await t.answer(person)).content
    assert person.ephemerals[-1].id not in seen
    assert len(t.asked("SELECT 1 FROM lines WHERE line LIKE '%Undone%'")) == 2


async def test_dice_stay_rolled(t: Table) -> None:
    """A roll has no Undo button, and the command explains the rule."""
    _, roll = await ended(t)
    other = t.on_turn(roll)
    await other.click(roll, "Roll")
    board = await t.board()

    said = await t.command(other, "undo")

    assert "dice" in said or "dados" in said
    assert board.id == roll.id
    assert undo_in(board) is None


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_a_bot_that_was_killed_takes_back_all_the_same(
    database: Database, tmp_path: Path
) -> None:
    """After kill −9 the board still has its Undo button, and it works."""
    async with table(tmp_path, "midgame", database, apart=True) as t:
        person, roll = await ended(t)
        await person.control("restart")
        await person.control("wait_for_bot")

        await person.click(roll, undo_in(roll) or "")

        again = await t.board()
        assert again.id == roll.id
        assert "End turn" in again.buttons
        assert "undoes the end of the turn" in again.content


async def test_an_offer_that_was_withdrawn_and_is_open_again_can_be_answered(
    tmp_path: Path,
) -> None:
    """The post for the offer returns without a ping."""
    async with table(tmp_path, "offer") as t:
        call = next(p for p in t.public() if "Offer 1" in p.content)
        offerer = t.on_turn(await t.board())
        offers = await offerer.autocomplete("trade cancel", "offer", offer="")
        await t.command(offerer, "trade cancel", offer=offers[0]["value"])
        assert t.people[0].post(call.id) is None
        before = {p.id: pings(p) for p in t.people}

        await t.command(offerer, "undo")

        back = next(p for p in t.public() if "Offer 1" in p.content)
        assert back.buttons or back.menus
        assert {p.id: pings(p) for p in t.people} == before
