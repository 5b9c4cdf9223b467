"""The sandbox keeps a real bot as a process: it can be killed, started and set to a scene."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.refusals import Impossible
from sandbox.running import Running, running
from sandbox.server import HOST, Sandbox
from tests.patience import PATIENCE

PROBE = f"{sys.executable} -m tests.sandbox.probe"
IDLE = f'{sys.executable} -c "import signal; signal.pause()"'
"""A program that does nothing until it is ended."""
ROOT = Path(__file__).parents[2]


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A sandbox with a bot of its own, and two scenes; time passes only when it is moved."""
    monkeypatch.chdir(ROOT)
    prepared = "import os; open(os.environ['SANDBOX_DATA'] + '/scene', 'w').write('seven')"
    scenes = {
        "seven": f'{sys.executable} -c "{prepared}"',
        "broken": f"{sys.executable} -c \"raise SystemExit('no such game')\"",
    }
    async with running(bot=PROBE, scenes=scenes, folder=tmp_path) as sandbox:
        sandbox.clock.hold()
        yield sandbox


async def test_a_bot_can_be_killed_and_started(
    evening: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A button survives a restart; while the bot is dead a click fails.

    The screen shows online, starting, offline, and how the last run ended.
    """

    def move() -> None:
        evening.clock.move(3)

    (alba,) = await evening.join("Alba")
    assert alba.screen["bot"]["state"] == "online"
    await alba.command("table")
    (table,) = alba.posts()

    await alba.control("kill")
    await alba.wait_for(lambda: alba.screen["bot"]["state"] == "offline")
    await alba.wait_for(lambda: alba.screen["bot"]["exit"] == -signal.SIGKILL)
    with monkeypatch.context() as patch:
        patch.setattr(evening.world, "tell_bot", lambda *_: evening.clock.after(0, move))
        failed = await alba.click(table, "My hand")
    await alba.control("start")
    await alba.wait_for(lambda: alba.screen["bot"]["state"] == "starting")
    await alba.control("wait_for_bot")
    await alba.wait_for(lambda: alba.screen["bot"]["state"] == "online")
    answered = await alba.click(table, "My hand")

    assert (failed["outcome"], answered["outcome"]) == ("failed", "message")


@pytest.mark.parametrize(("is_stuck", "code"), [(False, -signal.SIGTERM), (True, -signal.SIGKILL)])
async def test_a_bot_that_does_not_end_when_asked_is_killed(
    evening: Running, *, is_stuck: bool, code: int
) -> None:
    """A bot gets time to end by itself, and is then killed, as a host's supervisor does."""
    supervisor = evening.sandbox.supervisor
    if is_stuck:
        process = supervisor.view()["process"]
        os.kill(process, signal.SIGSTOP)
        await asyncio.to_thread(os.waitid, os.P_PID, process, os.WSTOPPED)

    in_time = await supervisor.stop(0.5 if is_stuck else PATIENCE)

    assert in_time is not is_stuck
    assert supervisor.view()["exit"] == code


async def test_a_bot_that_falls_over_is_not_waited_for() -> None:
    """Waiting for a crashed bot fails at once, with its last words."""
    with pytest.raises(Impossible, match="ended with 1:\nno token"):
        async with running(bot=f"{sys.executable} -c \"raise SystemExit('no token')\""):
            pass


async def test_a_scene_sets_the_bot_to_a_position(evening: Running, tmp_path: Path) -> None:
    """
    The server is swept, the scene's command has run, and the bot is back.

    The last words of a command that fails reach the person who asked for it.
    """
    (alba,) = await evening.join("Alba")
    broken = await alba.control("scene", name="broken")
    unknown = await alba.control("scene", name="eight")
    assert broken["error"] == "The scene broken ended with 1: no such game"
    assert unknown["error"] == "There is no scene called eight."
    await alba.control("start")
    await alba.control("wait_for_bot")
    await alba.command("table")

    await alba.control("scene", name="seven")
    await alba.control("wait_for_bot")
    await alba.wait_for(lambda: not alba.posts())

    assert (tmp_path / "scene").read_text() == "seven"
    assert alba.screen["bot"]["scene"] == "seven"
    assert (await alba.command("table"))["outcome"] == "message"


async def test_a_taken_port_is_passed_over() -> None:
    """The next free port is used."""
    first, second = Sandbox(), Sandbox()
    await first.start()
    port = int(first.url.rsplit(":", 1)[1])

    await second.start(port)

    assert port < int(second.url.rsplit(":", 1)[1]) < port + 50
    await second.close()
    await first.close()


async def test_whoever_comes_while_it_closes_is_hung_up_on() -> None:
    """Whenever a client connects while the sandbox closes, no connection stays open."""
    loop = asyncio.get_running_loop()
    turns, is_refused = 0, False
    while not is_refused:
        sandbox = Sandbox()
        await sandbox.start()
        closing = asyncio.create_task(sandbox.close())
        for _ in range(turns):
            await asyncio.sleep(0)
        with socket.socket() as guest:
            is_refused = guest.connect_ex((HOST, int(sandbox.url.rsplit(":", 1)[1]))) != 0
            guest.setblocking(False)
            await closing

            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(ConnectionResetError):
                    assert is_refused or await loop.sock_recv(guest, 1) == b""
        turns += 1

    assert turns > 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_an_interrupted_sandbox_takes_its_bot_along(
    tmp_path: Path, number: signal.Signals
) -> None:
    """The program prints its address, and on a signal ends itself and the bot."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--data", str(tmp_path), "--bot", IDLE),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout
    line = (await process.stdout.readline()).decode().strip()
    url = line.removeprefix("Hexhost sandbox: ")
    async with await Person.join(url, "Alba") as alba:
        bot = await alba.wait_for(lambda: alba.screen["bot"]["process"])

    process.send_signal(number)
    code = await process.wait()

    assert (code, line) == (0, f"Hexhost sandbox: {url}")
    with pytest.raises(ProcessLookupError):
        os.kill(bot, 0)
