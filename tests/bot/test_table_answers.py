"""Lost answers: what the person reads, and what is stored."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.faults import Fault, Misdeed
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table

ANSWER = "/messages/@original"
"""The path for a private answer."""

LOSSES = {"socket": Misdeed.LOSE, "refusal": Misdeed.FAIL}


async def lost(t: Table, person: Person, name: str, misdeed: Misdeed, **options: Any) -> Post:
    """Run a command whose answer is lost, and return what the person finally reads."""
    t.sandbox.world.faults.waiting.append(Fault(misdeed, 1, "PATCH", ANSWER, status=400))
    await person.command(name, **options)
    await t.rest()
    return next(e for e in reversed(person.ephemerals) if "Referenc" in e.content)


@pytest.mark.parametrize("misdeed", LOSSES.values(), ids=LOSSES)
async def test_who_has_ended_the_turn_reads_that_it_counts(t: Table, misdeed: Misdeed) -> None:
    """If Discord drops or refuses the answer, the turn has still ended, and the player knows it."""
    board, lines = await t.board(), t.lines

    said = await lost(t, t.on_turn(board), "endturn", misdeed)

    assert said.content.startswith("✓")
    assert "wrong" not in said.content
    assert t.lines == lines + 1


async def test_who_reads_that_it_counts_is_led_to_the_table(t: Table) -> None:
    """The sentence is followed by the state of the game and a link to its post."""
    board = await t.board()

    said = await lost(t, t.on_turn(board), "endturn", Misdeed.LOSE)

    assert "/channels/" in said.content.splitlines()[-1]


async def test_a_vote_whose_answer_is_lost_counts(t: Table) -> None:
    """A motion is also stored before its answer, so it counts."""
    await t.board()

    said = await lost(t, t.people[0], "game pause", Misdeed.LOSE)

    assert said.content.startswith("✓")
    assert t.asked("SELECT count(*) FROM posts WHERE kind = 'vote'") == [(1,)]


async def test_who_changes_nothing_is_not_told_that_it_counts(t: Table) -> None:
    """Looking at the hand stores nothing, so after a lost answer the player asks again."""
    await t.board()

    said = await lost(t, t.people[0], "hand", Misdeed.LOSE)

    assert "✓" not in said.content
