"""Clicks that come twice, late, from the wrong person, or while Discord misbehaves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.chat.panels import Panels
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table


async def _rolling(t: Table) -> tuple[Post, Person]:
    """End the current turn, so that the next player has to roll."""
    board = await t.board()
    await t.on_turn(board).click(board, "End turn")
    roll = await t.board()
    return roll, t.on_turn(roll)


async def test_two_clicks_at_the_same_instant_act_once(t: Table) -> None:
    """
    Two clicks on Roll make one roll; the other click gets a calm private answer.

    Discord can deliver one click twice, too, but the log has it once.
    """
    before = t.lines
    await t.people[0].control("repeat", times=1)
    roll, person = await _rolling(t)
    await t.rest()
    assert t.lines == before + 1
    before = t.lines

    await asyncio.gather(person.click(roll, "Roll"), person.click(roll, "Roll"))
    told = await t.answer(person)

    assert t.lines == before + 1
    assert told.content


async def test_who_does_not_play_is_told_so(t: Table) -> None:
    """Ending another player's turn is refused privately, to bystanders too; nothing changes."""
    (eve,) = await t.sandbox.join("Eve")
    board = await t.board()
    other = next(p for p in t.people if p is not t.on_turn(board))
    before = t.lines

    assert await t.told(eve, board, "End turn")
    told = await t.told(other, board, "End turn")

    assert "turn" in told or "turno" in told
    assert t.lines == before


async def test_a_private_screen_is_stale_once_its_seat_has_acted(
    t: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build screen that isn't refreshed after the turn's end answers with the current state."""

    async def never(panels: Panels, game: str) -> None:
        pass

    monkeypatch.setattr(Panels, "refresh", never)
    board = await t.board()
    person = t.on_turn(board)
    await t.told(person, board, "Build")
    old = person.ephemerals[-1]
    before = t.lines
    await person.click(board, "End turn")
    await t.rest()

    await person.click(old, next(iter(old.buttons)))  # in the reader's language
    said = await t.answer(person)

    assert said.id == old.id
    assert "http" in said.content
    assert t.lines == before + 1


async def test_that_somebody_else_acts_makes_no_screen_stale(tmp_path: Path) -> None:
    """While three players discard at once, each one's screen stays valid."""
    async with table(tmp_path, "seven") as t:
        await t.board()
        ask = next(p for p in t.public() if "must discard" in p.content and not p.attachments)
        owing = [p for p in t.people if f"<@{p.id}>" in ask.content]
        for person in owing[:2]:
            await t.told(person, ask, "Discard")
        before = t.lines

        for person in owing[:2]:
            await t.discard(person)

        assert t.lines == before + 2


async def test_a_deleted_table_message_is_posted_again_without_a_ping(t: Table) -> None:
    """After someone deletes the table, the next action posts it again without a second ping."""
    board = await t.board()
    person = t.on_turn(board)
    calls = [n for n in _seen(person) if n["reason"] == "mention"]
    await person.control("delete_message", channel="parlour", message=board.id)

    await t.command(person, "build road")
    await t.command(person, "game status")
    other = next(p for p in t.people if p is not person)
    await t.command(other, "board")
    again = await t.board()

    assert again.id != board.id
    assert [n for n in _seen(person) if n["reason"] == "mention"] == calls


async def test_a_lost_right_pauses_the_game_until_it_is_back(t: Table) -> None:
    """Without the right to send, actions are refused with advice; with it, the game goes on."""
    board = await t.board()
    person = t.on_turn(board)
    await person.control("permissions", channel="parlour", deny=["send_messages"])
    before = t.lines
    await person.click(board, "End turn")
    await t.rest()
    other = next(p for p in t.people if p is not person)

    told = await t.command(other, "roll")
    await person.control("permissions", channel="parlour", deny=[])
    await t.command(other, "game status")
    roll = await t.board()

    assert "/game move" in told
    assert t.lines == before + 1
    assert "Roll" in roll.buttons


async def test_a_table_in_an_archived_thread_wakes_it(tmp_path: Path) -> None:
    """A click in an archived thread is played, and the table shows it."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new", thread=True, practice=True)
        thread = next(c for c in alba.screen["channels"] if c["kind"] == "thread")
        lobby = next(p for p in alba.posts(thread["name"]) if "Start" in p.buttons)
        await alba.control("archive", channel=thread["id"], archived=True)

        await alba.click(lobby, "Start")
        await t.rest()

        (board,) = [p for p in alba.posts(thread["name"]) if p.attachments]
        assert board.buttons


async def test_a_lost_answer_posts_nothing_twice(t: Table) -> None:
    """A post whose answer was lost isn't made again, and a click counts although its answer was."""
    board = await t.board()
    person, lines = t.on_turn(board), t.lines
    for path in ("/messages", "/callback"):
        await person.control("fault", misdeed="lose", times=1, method="POST", path=path)
    before = len(t.public())

    await person.click(board, "End turn")
    roll = await t.board()

    assert "Roll" in roll.buttons
    assert len(t.public()) == before + 1
    assert t.lines == lines + 1


def _seen(person: Person) -> list[dict[str, Any]]:
    return list(person.screen["notifications"])
