"""Metrics for hosts: all exist, and alerts and dashboard use no others."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.chat.pictures import drawing
from bot.chat.watch import requests as watching
from sandbox.faults import Fault, Misdeed
from storage import keep
from tests.bot.tables import Table, table
from tests.databases import Database
from tests.waiting import until

DEPLOY = Path(__file__).parents[2] / "deploy"
ALERTS = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
DASHBOARD = (DEPLOY / "dashboard.json").read_text(encoding="utf-8")
FIGURE = re.compile(r"\bhexhost_\w+")


async def figures(t: Table) -> dict[str, float]:
    """The values that `/metrics` prints, by name and labels."""
    assert t.client
    await t.client.measure()
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(generate_latest().decode())
        for sample in family.samples
        if sample.name.startswith("hexhost_")
    }


async def test_alerts_and_dashboard_name_figures_that_there_are(
    database: Database, tmp_path: Path
) -> None:
    """A working bot prints all of them, and the dashboard shows all that the alerts watch."""
    async with table(tmp_path, "midgame", database=database) as t:
        board = await t.board()
        await t.on_turn(board).click(board, "End turn")
        await t.rest()

        there = {name.split(" ")[0] for name in await figures(t)}

    if "postgresql" not in database.url:  # a file has no pool
        there |= {"hexhost_database_pool_used", "hexhost_database_pool_size"}
    shown = set(FIGURE.findall(DASHBOARD))
    watched = set(FIGURE.findall(ALERTS))
    assert (shown | watched) - there == set()
    assert watched - shown == set()


def test_each_alert_says_what_to_do() -> None:
    """Each alert has its own name, a summary and an action."""
    alerts = re.split(r"^      - alert: ", ALERTS, flags=re.MULTILINE)[1:]
    names = [alert.split("\n")[0] for alert in alerts]

    assert len(set(names)) == len(names) > 10
    for alert in alerts:
        for line in ("        expr: ", "          summary: ", "          action: "):
            assert len(re.findall(rf"^{line}\S", alert, flags=re.MULTILINE)) == 1, alert


def test_prometheus_reads_the_alerts() -> None:
    """`promtool check rules` finds no fault, if it's installed."""
    tool = shutil.which("promtool")
    if tool is None:
        pytest.skip("there is no promtool here")

    ended = subprocess.run(
        [tool, "check", "rules", str(DEPLOY / "alerts.yml")],
        check=False,
        capture_output=True,
        text=True,
    )

    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_the_dashboard_is_one() -> None:
    """Each panel has its own place and query."""
    panels = json.loads(DASHBOARD)["panels"]

    assert len({json.dumps(panel["gridPos"]) for panel in panels}) == len(panels)
    assert all(target["expr"] for panel in panels for target in panel["targets"])


async def test_a_request_that_is_turned_away_is_counted(tmp_path: Path) -> None:
    """A 429 counts under its scope, even if the library's retry succeeds."""
    async with table(tmp_path, "midgame") as t:
        before = await figures(t)
        fault = Fault(Misdeed.FAIL, 1, "POST", "/messages", status=429, seconds=0.01)
        t.sandbox.world.faults.waiting.append(fault)
        board = await t.board()
        await t.on_turn(board).click(board, "End turn")
        await t.rest()

        after = await figures(t)

    counted = {
        name: value - before[name]
        for name, value in after.items()
        if name.startswith("hexhost_rate_limited_total") and value != before[name]
    }
    assert list(counted.values()) == [1.0]


async def test_a_shard_that_reconnects_is_counted(tmp_path: Path) -> None:
    """Each shard has its own count, starting at 0."""
    async with table(tmp_path, "midgame") as t:
        before = (await figures(t))["hexhost_reconnects_total 0"]

        await t.sandbox.sandbox.gateway.drop(can_resume=True)
        counted = 0.0
        while not counted:
            await until(lambda: bool(t.sandbox.sandbox.gateway.shards), "the shard is back")
            counted = (await figures(t))["hexhost_reconnects_total 0"] - before

    assert counted == 1.0


async def test_a_table_that_cannot_be_shown_is_counted(t: Table) -> None:
    """A table counts from the moment its channel refuses it."""
    assert (await figures(t))["hexhost_unshown_tables"] == 0
    await t.people[0].control("permissions", channel="parlour", deny=["send_messages"])
    board = await t.board()
    await t.on_turn(board).click(board, "End turn")
    await t.rest()

    assert (await figures(t))["hexhost_unshown_tables"] == 1


async def test_the_database_is_measured(database: Database, tmp_path: Path) -> None:
    """The database's size, last backup, speed, and a server's connections are measured."""
    async with table(tmp_path, "midgame", database=database) as t:
        before = await figures(t)
        now = datetime.now(UTC)
        if "postgresql" not in database.url:
            await asyncio.to_thread(keep, database.url, tmp_path / "copy", now=now)
        after = await figures(t)

    assert before["hexhost_last_backup_timestamp_seconds"] == 0
    assert after["hexhost_database_bytes"] > 50_000
    assert (
        after["hexhost_database_seconds_count read"] > before["hexhost_database_seconds_count read"]
    )
    if "postgresql" in database.url:
        assert after["hexhost_database_pool_size work"] == 20
        assert after["hexhost_database_pool_size locks"] == 11
    else:
        assert after["hexhost_last_backup_timestamp_seconds"] == now.timestamp()


async def test_a_database_that_does_not_answer_holds_up_no_metrics(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A silent database is asked once, and figures that don't need it are set."""
    asked = 0

    async def never() -> None:
        nonlocal asked
        asked += 1
        await asyncio.get_running_loop().create_future()

    store: Any = SimpleNamespace(
        pools=lambda: {"work": (20, 20)}, busy=7, readings=SimpleNamespace(size=never)
    )
    monkeypatch.setattr(watching, "PATIENCE", 0.0)
    watch = watching.DatabaseWatch(store)
    for _ in range(3):
        await watch.look()
    await asyncio.sleep(0)
    monkeypatch.undo()
    await watch.close()

    assert asked == 1
    assert "hexhost_database_waiting 7.0" in generate_latest().decode()


def test_pictures_that_wait_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that an artist is already drawing don't count."""

    class Order:
        def __init__(self, state: str) -> None:
            self.state = state

        def running(self) -> bool:
            return self.state == "running"

        def done(self) -> bool:
            return self.state == "done"

    states = ("running", "done", "waiting", "waiting")
    orders = {bytes([number]): Order(state) for number, state in enumerate(states)}
    monkeypatch.setattr(drawing, "_orders", orders)

    assert drawing.waiting() == 2
