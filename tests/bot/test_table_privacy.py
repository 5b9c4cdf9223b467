"""A person gets their data, or has it deleted, over the sockets."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.request import urlopen

from tests.bot.tables import Table


async def test_the_export_is_a_file_for_its_person_alone(t: Table) -> None:
    """The file has only the asker's games and actions, and comes in a private answer."""
    alba = t.people[0]
    before = t.public(t.people[1])

    await t.command(alba, "privacy export")

    answer = await t.answer(alba)
    data = await _read(answer.attachments[0]["url"])
    assert data["person"] == int(alba.id)
    (game,) = data["games"].values()
    assert [seat["name"] for seat in game["seats"]] == ["Alba"]
    assert game["actions"]
    assert t.public(t.people[1]) == before


async def test_the_forgotten_leave_their_table_to_a_computer(t: Table) -> None:
    """The game goes on; the person's name and id leave the database, and their hand is deleted."""
    alba = t.people[0]
    await t.command(alba, "privacy delete")
    answer = await t.answer(alba)

    await alba.click(answer, "Delete my data")
    await t.rest()

    assert _left(t, "Alba", int(alba.id)) == []
    assert t.asked("SELECT status FROM games") == [("running",)]
    assert t.asked("SELECT user_id, name FROM seats WHERE seat = 0") == [(0, "")]
    assert alba.direct == []


async def test_who_asks_and_does_not_press_is_not_forgotten(t: Table) -> None:
    """The command alone only explains what it would delete."""
    told = await t.command(t.people[0], "privacy delete")

    assert "1 table" in told
    assert _left(t, "Alba", int(t.people[0].id))


async def _read(url: str) -> dict[str, Any]:
    def read() -> bytes:
        with urlopen(url) as answer:  # noqa: S310  # the sandbox's own
            return bytes(answer.read())

    data: dict[str, Any] = json.loads(await asyncio.to_thread(read))
    return data


def _left(t: Table, name: str, user: int) -> list[tuple[object, ...]]:
    """The database rows that mention a person."""
    tables = [row[0] for row in t.asked("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [
        row
        for each in tables
        for row in t.asked(f"SELECT * FROM {each}")  # noqa: S608  # names of our own tables
        if user in row or name in row or str(user) in str(row)
    ]
