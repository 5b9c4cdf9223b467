"""Lost answers: what the person reads, and what is stored."""

from __future__ import annotations

from typing import Any

from sandbox.faults import Fault, Misdeed
from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table

ANSWER = "/messages/@original"
"""The path for a private answer."""


async def lost(t: Table, person: Person, name: str, misdeed: Misdeed, **options: Any) -> Post:
    """Run a command whose answer is lost, and return what the person finally reads."""
    t.sandbox.world.faults.waiting.append(Fault(misdeed, 1, "PATCH", ANSWER, status=400))
    await person.command(name, **options)
    await t.rest()
    return next(e for e in reversed(person.ephemerals) if "Referenc" in e.content)


async def test_who_has_acted_reads_that_it_counts(t: Table) -> None:
    """
    If Discord drops or refuses the answer, the turn has still ended, and the player knows it.

    The sentence is followed by the state of the game and a link to its post. A motion is also
    stored before its answer. Looking at the hand stores nothing, so the player asks again.
    """
    alba, lines = t.people[0], t.lines
    first = t.on_turn(await t.board())

    said = await lost(t, first, "hand", Misdeed.LOSE)
    assert "✓" not in said.content
    for misdeed in (Misdeed.LOSE, Misdeed.FAIL):
        said = await lost(t, t.on_turn(await t.board()), "endturn", misdeed)
        assert said.content.startswith("✓")
        assert "wrong" not in said.content
        assert "/channels/" in said.content.splitlines()[-1]
        assert t.lines == lines + 1
        if misdeed is Misdeed.LOSE:
            await t.command(first, "undo")
            lines = t.lines
    said = await lost(t, alba, "game pause", Misdeed.LOSE)
    assert said.content.startswith("✓")
    assert t.asked("SELECT count(*) FROM posts WHERE kind = 'vote'") == [(1,)]
