"""The gateway: the host's own address for it, and how the bot handles its misbehavior."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord import ConnectionClosed

from bot.client import Client
from bot.gateway import ended
from sandbox.gateway import greeting
from sandbox.payload import Payload
from sandbox.rest import accounts
from tests.bot.tables import Table, table
from tests.waiting import until

pytestmark = pytest.mark.e2e

NO_SOCKET: Any = None
NOWHERE = "ws://127.0.0.1:9/gateway"


@pytest.mark.parametrize("can_resume", [True, False])
async def test_every_connection_goes_to_the_hosts_own_gateway(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    can_resume: bool,  # a case
) -> None:
    """The first connection, a resumed one and a new session all ignore Discord's own addresses."""
    ready = greeting.ready

    def elsewhere(*about: object) -> Payload:
        return {**ready(*about), "resume_gateway_url": NOWHERE}  # type: ignore[arg-type]  # the same

    monkeypatch.setattr(greeting, "ready", elsewhere)

    async def at_once(*_: object, **__: object) -> None:
        """Don't keep to Discord's pace."""

    monkeypatch.setattr(Client, "before_identify_hook", at_once)
    monkeypatch.setattr(accounts, "_gateway", lambda call: NOWHERE)
    async with table(tmp_path) as t:
        gateway = t.sandbox.sandbox.gateway
        await gateway.drop(can_resume=can_resume)

        await until(lambda: gateway.shards, "the bot is back")


async def _ended(t: Table) -> list[str]:
    """The bot's log after it exited by itself with a failure code."""
    supervisor = t.sandbox.sandbox.supervisor
    await until(lambda: supervisor.view()["process"] is None, "the bot ends")
    assert supervisor.view()["exit"] == 1
    log = Path(t.sandbox.environment["SANDBOX_DATA"]) / "bot.log"
    lines = log.read_text(encoding="utf-8").splitlines()
    assert "Traceback" not in "\n".join(lines)
    return lines


SAID = {
    4004: "copy it again from the developer portal to DISCORD_TOKEN",
    4010: "correct SHARD_IDS and SHARD_COUNT",
    4011: "raise SHARD_COUNT",
    4012: "update Hexhost",
    4013: "update Hexhost",
    4014: "update Hexhost",
}
"""By Discord's number for the end of a session, what the host reads."""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        pytest.param(code, said, marks=[] if code == 4004 else [pytest.mark.soak])
        for code, said in SAID.items()
    ],
)
async def test_a_session_that_discord_ends_for_good_is_told(
    tmp_path: Path, code: int, said: str
) -> None:
    """When Discord ends a session for good, the log's last line is a sentence with its number."""
    async with table(tmp_path, apart=True) as t:
        await t.sandbox.sandbox.gateway.drop(can_resume=True, code=code)

        last = (await _ended(t))[-1]

    assert said in last
    assert f"(code {code})" in last


def test_each_end_for_good_has_its_sentence() -> None:
    """Each number that Discord ends a session with has a sentence that says it, too."""
    told = {
        code: str(ended(ConnectionClosed(NO_SOCKET, shard_id=None, code=code))) for code in SAID
    }

    wrong = {code: one for code, one in told.items() if SAID[code] not in one}
    assert wrong == {}
    assert all(f"(code {code})" in one for code, one in told.items())


async def test_a_greeting_that_cannot_be_read_ends_the_program(tmp_path: Path) -> None:
    """Without a readable greeting there's no session: the program ends and the host reads why."""
    async with table(tmp_path, apart=True) as t:
        gateway = t.sandbox.sandbox.gateway
        (session,) = gateway._sessions.values()
        gateway._add(session, "READY", {})

        last = (await _ended(t))[-1]

    assert "The gateway sends what discord.py cannot read (KeyError: 'session_id')" in last


async def test_the_start_is_one_line(tmp_path: Path) -> None:
    """The start is logged as one line with version, database, shards and servers, and no others."""
    async with table(tmp_path, apart=True) as t:
        log = Path(t.sandbox.environment["SANDBOX_DATA"]) / "bot.log"
        await until(lambda: " is ready as " in log.read_text(encoding="utf-8"), "the bot is ready")
        said = log.read_text(encoding="utf-8")
        place = re.escape(t.database.url.removeprefix("sqlite:///"))

    line = rf" hexhost \S+ is ready as .+: database {place}, shards 0 of 1, servers: 1$"
    assert len(re.findall(line, said, re.MULTILINE)) == 1
    assert "alembic" not in said
