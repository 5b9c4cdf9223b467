"""Requests that Discord fails: the work is done later, and by whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.queues import retries
from sandbox.person import Person
from tests.bot.tables import Table, table
from tests.waiting import until

LASTING = 1_000
"""Failed requests of a fault that stays until Discord behaves."""
SOON = 0.01
"""Seconds before a failed request of these tests is made again."""


async def fail(person: Person, method: str, path: str, times: int) -> None:
    """Let Discord fail these requests in a way that the library doesn't handle by itself."""
    fault = {"misdeed": "fail", "status": 503, "times": times, "method": method, "path": path}
    await person.control("fault", **fault)


def lived(t: Table) -> list[str]:
    """The tables that have buttons."""
    return [post.id for post in t.public() if post.attachments and post.buttons]


@pytest.mark.parametrize("times", [1, LASTING])
async def test_an_old_table_loses_its_buttons_though_an_edit_fails(
    tmp_path: Path, times: int
) -> None:
    """Only one table has buttons: after the fault, after a restart, and after another turn."""
    async with table(tmp_path, "midgame", apart=True) as t:
        board = await t.board()
        presser = t.on_turn(board)
        await fail(presser, "PATCH", f"/messages/{board.id}", times)
        await presser.command("endturn")
        if times == 1:
            await t.rest()
            assert len(lived(t)) == 1
        else:
            await until(lambda: len(t.public()) > 1 and len(lived(t)) > 1)
            await presser.control("behave")
        await presser.control("restart")
        await t.rest()
        assert len(lived(t)) == 1

        turned = await t.board()
        await t.on_turn(turned).click(turned, "Roll the dice")
        await t.rest()
        assert len(lived(t)) == 1


async def test_a_table_posted_anew_leaves_no_older_one(t: Table) -> None:
    """The old post is removed, even if Discord fails once to close and once to delete it."""
    board = await t.board()
    await fail(t.people[0], "PATCH", f"/messages/{board.id}", 1)
    await fail(t.people[0], "DELETE", f"/messages/{board.id}", 1)

    await t.command(t.people[0], "board")

    (post,) = [each for each in t.public() if each.attachments]
    assert post.id != board.id
    assert post.buttons


async def test_a_hand_that_could_not_be_shown_is_shown_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand's message links to the new table, although Discord failed to edit it at first."""
    monkeypatch.setattr(retries, "FIRST", SOON)
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        dario = t.people[3]
        (hand,) = dario.direct
        await fail(dario, "PATCH", f"/messages/{hand.id}", 3)

        await t.on_turn(board).click(board, "End turn")
        newer = await t.board()

        (now,) = [post for post in dario.direct if post.id == hand.id]
        assert newer.id in now.content


async def test_who_is_forgotten_keeps_no_hand_though_discord_fails(t: Table) -> None:
    """The first answer says that it went wrong; asking again removes their data and the message."""
    alba = t.people[0]
    (gus,) = await t.sandbox.join("Gus")
    await t.command(gus, "admin end")
    (hand,) = alba.direct
    await fail(alba, "DELETE", f"/messages/{hand.id}", 1)
    for _ in range(2):
        await t.command(alba, "privacy delete")
        answer = await t.answer(alba)
        await alba.click(answer, "Delete my data")
        await t.rest()

    assert (int(alba.id),) not in t.asked("SELECT user_id FROM people")
    assert alba.direct == []
    assert t.asked("SELECT name FROM seats WHERE seat = 0") == [("",)]
