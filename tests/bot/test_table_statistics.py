"""Statistics over the sockets: who sees what, and what goes when a person opts out."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.scenes import GUILD
from storage import FORGOTTEN
from tests.bot.tables import Table, table
from tests.bot.test_table_chronicle import won


@pytest.fixture
async def t(tmp_path: Path) -> AsyncIterator[Table]:
    """A table that has finished a game."""
    async with table(tmp_path, "victory") as opened:
        await won(opened)
        yield opened


async def test_the_end_is_in_everybodys_history(t: Table) -> None:
    """
    The winner reads that they won, the others who did, and all read their places.

    The leaderboard lists all four players, the winner first, the reader in bold.
    """
    ((winner,),) = t.asked("SELECT user_id FROM results WHERE place = 1")
    first = next(p for p in t.people if int(p.id) == winner)
    other = next(p for p in t.people[:2] if p is not first)

    assert await t.command(first, "history") != await t.command(other, "history")
    assert "won by" not in await t.command(first, "history")
    assert f"won by {first.name}" in await t.command(other, "history")
    told = await t.command(other, "history", whose="server")
    assert all(person.name in told for person in t.people)

    told = await t.command(t.people[0], "leaderboard")
    assert told.split("\n")[1].startswith(f"**1** · {first.name} ")
    assert all(person.name in told for person in t.people)
    assert "Alba (you)" in told


async def test_figures_are_seen_by_whom_their_person_lets(t: Table, tmp_path: Path) -> None:
    """
    A person's figures are private, unless they show them to the server.

    Games on another server appear in no statistics here, not even their own players'.
    """
    alba, bruno = t.people[:2]
    ends = [p for p in t.public() if any("figures" in a["filename"] for a in p.attachments)]

    before = await t.command(bruno, "stats", player=alba.name)
    own = await t.command(alba, "stats")
    await t.command(alba, "privacy statistics", **{"seen-by": "server"})
    shown = await t.command(bruno, "stats", player=alba.name)
    (picture,) = (await t.answer(bruno)).attachments
    screen = await t.answer(alba)
    await alba.click(screen, "Only I can see them")
    await t.rest()
    after = await t.command(bruno, "stats", player=alba.name)

    assert before == after
    assert "statistics private" in before
    assert shown.split("\n")[0] == "**Alba on this server**"
    assert shown.split("\n")[1:] == own.split("\n")[1:]
    assert "1 game finished" in shown
    assert "1 game finished" in picture["description"]
    assert [p for p in t.public() if any("figures" in a["filename"] for a in p.attachments)] == ends

    await t.command(alba, "privacy statistics", **{"seen-by": "server"})
    with closing(sqlite3.connect(tmp_path / "games.db")) as elsewhere, elsewhere:
        elsewhere.execute("UPDATE games SET guild_id = ?", [GUILD + 1])

    assert "haven’t finished a game" in await t.command(alba, "history")
    for asked in ("history", "stats"):
        assert "No game has ended" in await t.command(alba, asked, whose="server")
    assert "No game has ended" in await t.command(alba, "stats")
    assert "No game has ended" in await t.command(bruno, "stats", player="Alba")
    assert "Nobody has a rating" in await t.command(alba, "leaderboard")


async def test_who_leaves_is_taken_out_of_every_result(t: Table) -> None:
    """
    A button removes the person from all stored results, and from later ones.

    They don't come back when the person opts in again.
    """
    alba, bruno = t.people[:2]
    await t.command(alba, "privacy statistics")

    await alba.click(await t.answer(alba), "Opt out")
    said = (await t.answer(alba)).content

    assert "You’re out of the statistics" in said
    rows = t.asked("SELECT user_id FROM results ORDER BY seat")
    assert rows == [(FORGOTTEN,), *((int(p.id),) for p in t.people[1:])]
    assert t.asked(f"SELECT preferences FROM people WHERE user_id = {alba.id}") == [  # noqa: S608  # our own
        ('{"statistics":"nobody"}',)
    ]
    assert "opted out of the statistics" in await t.command(alba, "stats")
    assert "opted out of the statistics" in await t.command(alba, "history")
    assert "statistics private" in await t.command(bruno, "stats", player="Alba")
    assert "Alba" not in await t.command(bruno, "history", whose="server")
    assert "Alba" not in await t.command(bruno, "leaderboard")
    assert "3 people have played" in await t.command(bruno, "stats", whose="server")

    await t.command(alba, "privacy statistics", **{"seen-by": "me"})

    assert "haven’t finished a game" in await t.command(alba, "history")
    assert "No game has ended yet" in await t.command(alba, "stats")


async def test_a_manager_starts_seasons(t: Table) -> None:
    """
    A season's leaderboard says what is missing; one tap leads to all games, or a command.

    A manager reads that no pair stands out, privately; nobody else has the command.
    """
    (gus,) = await t.sandbox.join("Gus")
    alba = t.people[0]
    before = len(t.public())
    assert (await t.command(gus, "admin pairs")).startswith("**No pair stands out**")
    assert len(t.public()) == before
    assert "There is no command" in (await alba.command("admin pairs"))["error"]
    plain = await t.command(alba, "leaderboard")

    told = await t.command(gus, "admin settings", season="month")
    season = await t.command(alba, "leaderboard")
    screen = await t.answer(alba)
    await alba.click(screen, "All time")
    await t.rest()
    whole = (await t.answer(alba)).content

    assert "Leaderboard seasons: **monthly**" in told
    assert "You need 2 more games to be listed" in season
    assert "Alba (you)" not in season
    assert season.split("\n")[0] == whole.split("\n")[0] == plain.split("\n")[0]
    assert whole.split("\n")[1] == "All time"
    assert await t.command(alba, "leaderboard", season="all", kind="more") == whole
    await t.command(gus, "admin settings", season="off")
    assert await t.command(alba, "leaderboard") == plain
