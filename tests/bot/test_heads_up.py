"""Heads-up: a silent message when the turn before yours begins, if you want one."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.person import Person
from tests.bot.tables import Table

pytestmark = pytest.mark.usefixtures("blank")

NEXT = "you’re next"


def told(person: Person) -> list[dict[str, Any]]:
    """The notifications of a person that they are next."""
    return [one for one in person.screen["notifications"] if NEXT in one["text"]]


async def after_next(t: Table) -> tuple[Person, Person]:
    """The player on turn, and the one who plays after the next."""
    board = await t.board()
    first = t.on_turn(board)
    third = t.people[(t.people.index(first) + 2) % len(t.people)]
    return first, third


async def end(t: Table, person: Person) -> None:
    """End a person's turn."""
    await person.click(await t.board(), "End turn")
    await t.rest()


@pytest.mark.parametrize(("calls", "reason"), [("channel", "mention"), ("dm", "dm")])
async def test_the_next_player_hears_once_and_quietly(t: Table, calls: str, reason: str) -> None:
    """They get one silent message, in the channel or by direct message, and nobody else does."""
    first, third = await after_next(t)
    said = await t.command(third, "notify", next=True, where=calls)

    await end(t, first)
    await first.click(await t.board(), "Undo")
    await t.rest()
    await end(t, first)

    assert "Tell me when I’m next: **yes**" in said
    assert [(one["reason"], one["silent"]) for one in told(third)] == [(reason, True)]
    assert not any(told(person) for person in t.people if person is not third)


async def test_nobody_hears_who_did_not_ask(t: Table) -> None:
    """By default there is no such message."""
    first, _ = await after_next(t)

    await end(t, first)

    assert not any(NEXT in post.content for post in t.public())


async def test_who_rests_is_left_alone(t: Table) -> None:
    """A player who is away hears nothing of it."""
    first, third = await after_next(t)
    await t.command(third, "notify", next=True)
    await t.command(third, "away", days=2)

    await end(t, first)

    assert not told(third)


async def test_the_message_goes_when_their_turn_begins(t: Table) -> None:
    """Once the turn has come, the heads-up is taken down."""
    first, third = await after_next(t)
    await t.command(third, "notify", next=True)
    await end(t, first)
    assert any(NEXT in post.content for post in t.public())

    board = await t.board()
    second = t.on_turn(board)
    await second.click(board, "Roll")
    await t.rest()
    await end(t, second)

    assert not any(NEXT in post.content for post in t.public())
