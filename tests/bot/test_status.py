"""The bot's status: over HTTP while it runs, and in one sentence when it can't."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.__main__ import main
from bot.settings import BadSettings
from bot.status import served
from bot.version import VERSION
from sandbox.faults import Fault, Misdeed
from tests.bot.forked import Forked
from tests.bot.tables import Table, environment, table
from tests.databases import File
from tests.patience import PATIENCE
from tests.waiting import until

pytestmark = pytest.mark.e2e


async def _well() -> dict[str, bool]:
    return {"gateway": True, "database": True}


async def _ill() -> dict[str, bool]:
    return {"gateway": True, "database": False}


async def _nothing() -> None:
    """Measure nothing."""


@pytest.mark.parametrize(("check", "status"), [(_well, 200), (_ill, 503)])
async def test_health_says_whether_all_holds(check: object, status: int) -> None:
    """If one check fails, the answer is an error that names it."""
    async with served("127.0.0.1:0", check, _nothing) as address, aiohttp.ClientSession() as http:  # type: ignore[arg-type]  # a case
        answer = await http.get(f"http://{address}/health")
        body = await answer.json()

    assert answer.status == status
    assert body["checks"] == await check()  # type: ignore[operator]  # a case


def test_the_program_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`hexhost --version` prints its name and version."""
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])

    assert capsys.readouterr().out == f"hexhost {VERSION}\n"


async def test_an_address_that_is_taken_is_said() -> None:
    """The error names the setting to change."""
    async with served("127.0.0.1:0", _well, _nothing) as address:
        with pytest.raises(BadSettings, match="STATUS_ADDRESS"):
            async with served(address, _well, _nothing):
                pass


@pytest.mark.parametrize("turns", range(5))
async def test_whoever_comes_while_it_closes_is_hung_up_on(turns: int) -> None:
    """A client that connects a few loop turns before the closing is disconnected."""
    loop = asyncio.get_running_loop()
    with socket.socket() as guest:
        async with served("127.0.0.1:0", _well, _nothing) as address:
            host, _, port = address.rpartition(":")
            guest.connect((host, int(port)))
            guest.setblocking(False)
            for _turn in range(turns):
                await asyncio.sleep(0)

        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionResetError):
                assert await loop.sock_recv(guest, 1) == b""


async def _page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http:
        answer = await http.get(f"http://127.0.0.1:{port}{path}")
        return answer.status, await answer.text()


async def test_a_running_bot_tells_how_it_is(
    tmp_path: Path, unused_tcp_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Health names version, gateway and database; metrics count the games played."""
    monkeypatch.setenv("STATUS_ADDRESS", f"127.0.0.1:{unused_tcp_port}")
    async with table(tmp_path, "midgame", apart=True) as t:
        board = await t.board()
        await t.on_turn(board).click(board, "End turn")
        await t.rest()

        health = await _page(unused_tcp_port, "/health")
        metrics = await _page(unused_tcp_port, "/metrics")

    checks = '{"gateway": true, "database": true}'
    assert health == (200, f'{{"status": "ok", "version": "{VERSION}", "checks": {checks}}}')
    assert f'hexhost_info{{shards="0",version="{VERSION}"}} 1.0' in metrics[1]
    assert 'hexhost_played_total{action="EndTurn"} 1.0' in metrics[1]
    assert "hexhost_tables 1.0" in metrics[1]


async def test_a_stop_finishes_what_is_being_said(tmp_path: Path) -> None:
    """Asked to stop in the middle of an answer, the bot updates the table first."""
    async with table(tmp_path, "midgame", apart=True) as t:
        board = await t.board()
        lines = t.lines
        await t.on_turn(board).click(board, "End turn")
        await t.grown(lines + 1)

        await _stop(t)

        told, number = t.asked("SELECT told, number FROM games")[0]
    assert told == number


async def test_who_clicks_while_the_bot_stops_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click acknowledged during the stop is answered, even if that outlasts the posts."""
    monkeypatch.setattr("bot.client.STOP", PATIENCE)
    saying = Fault(Misdeed.DELAY, 1, "POST", "/messages", seconds=1.0)
    answering = Fault(Misdeed.DELAY, 1, "PATCH", "/webhooks/", seconds=3.0)
    async with table(tmp_path, "midgame") as t:
        assert t.client
        board, clock, services = await t.board(), t.sandbox.clock, t.client.services
        clock.hold()
        t.sandbox.world.faults.waiting.append(saying)
        await t.on_turn(board).click(board, "End turn")
        await until(lambda: not (saying.times or services.answering.count))
        stop = asyncio.create_task(t.client.close())
        await until(lambda: services.answering.is_over)
        t.sandbox.world.faults.waiting.append(answering)
        alba = t.people[0]
        await alba.command("hand")
        await until(lambda: not answering.times)

        clock.move(saying.seconds)
        await until(lambda: not services.publisher.busy)
        is_waited_for = not stop.done()
        clock.move(answering.seconds)
        told = await t.sees(
            alba, lambda: next((e for e in alba.ephemerals if not e.is_loading), None)
        )
        await stop

    assert is_waited_for
    assert "I’m restarting for an update" in told.content


async def _stop(t: Table) -> None:
    """Ask the bot to stop, as a host's supervisor does, and wait until it has."""
    supervisor = t.sandbox.sandbox.supervisor
    process = supervisor.view()["process"]
    os.kill(process, signal.SIGTERM)
    await until(lambda: supervisor.view()["process"] is None)
    assert supervisor.view()["exit"] == 0


async def test_the_program_itself_ends_so(tmp_path: Path) -> None:
    """Started by a host, it prints only the sentence, and its exit code is a failure."""
    ended = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", "run"],
        env={**environment(File(tmp_path / "games.db")), "DISCORD_TOKEN": ""},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert ended.returncode == 1
    assert ended.stderr.startswith("No token: set DISCORD_TOKEN")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (
            {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"},
            "Discord cannot be reached",
        ),
        ({"DISCORD_TOKEN": "x", "STATUS_ADDRESS": "256.256.256.256:80"}, "STATUS_ADDRESS"),
        (
            {"DISCORD_TOKEN": "x", "DATABASE_URL": "postgresql://bot:Zx9@127.0.0.1:9/games"},
            "postgresql://bot:***@127.0.0.1:9/games does not answer",
        ),
        (
            {"DISCORD_TOKEN": "x", "SHARD_COUNT": "2", "SHARD_IDS": "0"},
            "leave SHARD_IDS empty, or set DATABASE_URL",
        ),
    ],
)
async def test_a_host_is_told_in_one_sentence_what_to_change(
    tmp_path: Path, settings: dict[str, str], said: str
) -> None:
    """A setting that can't work ends the program with a sentence, and no traceback."""
    log = tmp_path / "bot.log"
    program = Forked("the bot", {**environment(File(tmp_path / "games.db")), **settings}, log)
    await program.start()

    assert await program.wait() == 1
    assert said in log.read_text(encoding="utf-8").splitlines()[-1]
    assert "Traceback" not in log.read_text(encoding="utf-8")


ANSWERS = {
    "a page that is not there": (404, "text/html", "<html>Not found</html>", "with status 404"),
    "a page": (200, "text/html", "<html>Hello</html>", "is not Discord's API"),
    "another API": (200, "application/json", "[1, 2]", "is not Discord's API"),
    "a ban": (429, "text/html", "You are banned", "with status 429 (You are banned)"),
    "a wrong token": (401, "application/json", '{"message": "No", "code": 0}', "this token"),
}
"""Answers at the API's address: status, type and text, and the sentence for the host."""


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS.keys())
async def test_an_api_that_is_none_is_told(
    tmp_path: Path, answer: tuple[int, str, str, str]
) -> None:
    """When the API's address answers with something else, the log ends with one sentence."""
    status, kind, text, said = answer

    async def answered(request: web.Request) -> web.Response:
        return web.Response(status=status, content_type=kind, text=text)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answered)
    log = tmp_path / "bot.log"
    async with TestServer(app) as server:
        base = {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": f"{server.make_url('/api/v10')}"}
        told = {**environment(File(tmp_path / "games.db")), **base}
        program = Forked("the bot", told, log)
        await program.start()
        code = await program.wait()

    assert code == 1
    assert said in log.read_text(encoding="utf-8").splitlines()[-1]
    assert "Traceback" not in log.read_text(encoding="utf-8")


async def test_the_log_begins_with_the_version(tmp_path: Path) -> None:
    """The log's first line names the version that wrote it."""
    nowhere = {"DISCORD_TOKEN": "x", "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}
    log = tmp_path / "bot.log"
    program = Forked("the bot", {**environment(File(tmp_path / "games.db")), **nowhere}, log)
    await program.start()

    await program.wait()
    first = log.read_text(encoding="utf-8").splitlines()[0]
    assert first.endswith(f" hexhost {VERSION}")
