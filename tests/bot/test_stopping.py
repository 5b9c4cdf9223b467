"""SIGTERM stops the program in every phase, whatever doesn't answer."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from sandbox.faults import Fault, Misdeed
from sandbox.running import running
from tests.bot.forked import Forked
from tests.bot.tables import environment, table
from tests.databases import File
from tests.patience import PATIENCE
from tests.waiting import until

pytestmark = pytest.mark.e2e

AT_ONCE = {"HEXHOST_TEST_STOP": "0.5"}
"""The program's own limit for work that can't be cut short, well below the tests' patience."""


class Relay:
    """A relay to a server at *port* that can be cut; while it's silent, callers get no answer."""

    def __init__(self, port: int = 0) -> None:
        self.is_silent = not port
        self.callers = 0
        self.port = 0
        self._to = port
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Relay]:
        """Serve on a free port."""
        server = await asyncio.start_server(self._serve, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut()
            if self._tasks:
                await asyncio.wait(self._tasks)

    def cut(self) -> None:
        """Hang up on everyone."""
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.callers += 1
        self._writers.append(writer)
        if self.is_silent:
            return
        far, there = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers.append(there)
        for way in (_carry(reader, there), _carry(far, writer)):
            self._tasks.add(asyncio.create_task(way))


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
    writer.transport.abort()


async def _stopped(program: Forked) -> None:
    """Ask *program* to stop, and wait until it has ended properly."""
    async with asyncio.timeout(PATIENCE):
        await program.kill(signal.SIGTERM)
    assert program.code == 0


def _program(folder: Path, settings: dict[str, str]) -> Forked:
    told = {**environment(File(folder / "games.db")), "DISCORD_TOKEN": "x", **settings}
    return Forked("the bot", told, folder / "bot.log")


def _said(folder: Path) -> str:
    log = folder / "bot.log"
    return log.read_text(encoding="utf-8") if log.exists() else ""


async def test_while_the_gateway_cannot_be_reached(tmp_path: Path) -> None:
    """The program gives up connecting."""
    async with running(folder=tmp_path) as sandbox:
        nowhere = {**sandbox.environment, "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9"}
        program = _program(tmp_path, nowhere)
        await program.start()
        await until(lambda: "Failed to connect for shard_id: 0" in _said(tmp_path))

        await _stopped(program)

    assert "Traceback" not in _said(tmp_path)


async def test_while_the_gateway_is_silent(tmp_path: Path) -> None:
    """The gateway accepts the connection and says nothing."""
    async with running(folder=tmp_path) as sandbox, Relay().open() as silent:
        silence = {**sandbox.environment, "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{silent.port}"}
        program = _program(tmp_path, silence)
        await program.start()
        await until(lambda: silent.callers)

        await _stopped(program)


async def test_while_the_api_is_silent(tmp_path: Path) -> None:
    """The bot doesn't even know its own name yet."""
    async with Relay().open() as silent:
        silence = {"DISCORD_API_BASE": f"http://127.0.0.1:{silent.port}/api/v10"}
        program = _program(tmp_path, silence)
        await program.start()
        await until(lambda: silent.callers)

        await _stopped(program)


async def test_while_the_database_is_silent(tmp_path: Path) -> None:
    """The connection can't be cut short, so the program's own limit ends it."""
    async with Relay().open() as silent:
        url = f"postgresql://hexhost:x@127.0.0.1:{silent.port}/hexhost"
        program = _program(tmp_path, {"DATABASE_URL": url, **AT_ONCE})
        await program.start()
        await until(lambda: silent.callers)

        await _stopped(program)


async def test_while_it_connects_again(tmp_path: Path) -> None:
    """The connection broke, and the gateway no longer answers."""
    async with running(folder=tmp_path) as sandbox:
        port = int(sandbox.url.rpartition(":")[2])
        async with Relay(port).open() as relay:
            way = f"ws://127.0.0.1:{relay.port}/gateway"
            program = _program(tmp_path, {**sandbox.environment, "DISCORD_GATEWAY_URL": way})
            await program.start()
            await until(lambda: " is ready as " in _said(tmp_path))
            relay.is_silent = True
            relay.cut()
            await until(lambda: relay.callers == 2)

            await _stopped(program)


async def test_while_what_is_to_be_said_cannot_be_said(tmp_path: Path) -> None:
    """A post that takes longer than a stop can is left to the next start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEXHOST_TEST_STOP", "0.5")
        async with table(tmp_path, "midgame", apart=True) as t:
            board, lines = await t.board(), t.lines
            t.sandbox.clock.hold()
            delay = Fault(Misdeed.DELAY, 1000, "POST", "/messages", seconds=PATIENCE)
            t.sandbox.world.faults.waiting.append(delay)
            await t.on_turn(board).click(board, "End turn")
            await t.grown(lines + 1)
            await until(lambda: delay.times < 1000)

            supervisor = t.sandbox.sandbox.supervisor
            assert await supervisor.stop(PATIENCE)
            assert supervisor.view()["exit"] == 0
            ((told, number),) = t.asked("SELECT told, number FROM games")
            t.sandbox.clock.move(PATIENCE)
    assert told < number
