"""Quiet hours: setting, viewing and ending them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables import Table, table


@pytest.fixture
async def t(tmp_path: Path) -> AsyncIterator[Table]:
    """A bot with nothing to do."""
    async with table(tmp_path) as opened:
        yield opened


async def test_who_looks_at_their_quiet_hours_keeps_them(t: Table) -> None:
    """Without times the command shows the current hours; incomplete or invalid ones are refused."""
    alba = t.people[0]
    hours = {"from": "22", "to": "7:30", "zone": "Asia/Tokyo"}

    first = await t.command(alba, "quiet", **hours)
    refused = [
        await t.command(alba, "quiet", **{"from": "21:00"}),
        await t.command(alba, "quiet", **{"from": "30", "to": "7"}),
        await t.command(alba, "quiet", **{"from": "24:30", "to": "7"}),
    ]
    looked = await t.command(alba, "quiet")

    assert "22:00" in first
    assert "07:30" in first
    assert all("Tokyo" not in each for each in refused)
    assert looked == first


async def test_a_time_zone_is_said_once(t: Table) -> None:
    """New quiet hours keep the time zone that was set before."""
    alba = t.people[0]
    await t.command(alba, "quiet", **{"from": "22", "to": "7", "zone": "Asia/Tokyo"})

    ended = await t.command(alba, "quiet", off=True)
    again = await t.command(alba, "quiet", **{"from": "23", "to": "24"})

    assert "no quiet hours" in ended
    assert "23:00 to 00:00 (Asia/Tokyo)" in again


async def test_nobody_comes_back_who_was_not_away(t: Table) -> None:
    """Without a number of days the command ends an absence; if there is none, it asks for days."""
    alba = t.people[0]

    told = [
        await t.command(alba, "away"),
        await t.command(alba, "away", days=2),
        await t.command(alba, "away"),
        await t.command(alba, "away", days=0),
    ]

    begins = ["You’re not away", "You’re away until", "Welcome back", "You’re not away"]
    assert [said[: len(begin)] for said, begin in zip(told, begins, strict=True)] == begins
