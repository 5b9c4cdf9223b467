"""
The bot as a process of its own, forked from one that has already imported everything.

It is killed, stopped and watched like the real program, and starts in a tenth of the time. ``python
-m bot`` itself is started by tests/bot/test_status.py and by chaos. The doctor starts in the same
way.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import IO, Self

import bot.__main__
from bot import client
from bot.chat.pictures import drawing
from render import artist
from sandbox.supervisor import Child
from tests.once import registered_once
from tests.patience import PATIENCE
from tests.seeded.sitecustomize import begin_program, take_over
from tests.syncs import unsynced

context = get_context("forkserver")
context.set_forkserver_preload(["tests.bot.preloaded"])


class Forked(Child):
    """The program in a forked process, with these *arguments*, whatever the command says."""

    def __init__(
        self,
        command: str,
        environment: Mapping[str, str],
        log: Path,
        arguments: Sequence[str] = ("run",),
    ) -> None:
        super().__init__(command, environment, log)
        self._arguments = arguments
        self._fork: ForkServerProcess | None = None
        self._ended = asyncio.Event()

    @property
    def is_running(self) -> bool:
        """Whether the process is alive."""
        return self._fork is not None and self._fork.exitcode is None

    @property
    def number(self) -> int | None:
        """The number of the process, while it is alive."""
        return self._fork.pid if self._fork and self.is_running else None

    @property
    def code(self) -> int | None:
        """The last run's exit code."""
        return self._fork.exitcode if self._fork else None

    async def start(self, more: Mapping[str, str] | None = None) -> None:
        """Start it, with its output going to the log."""
        environment = {
            "STATUS_ADDRESS": "127.0.0.1:0",
            **os.environ,
            **self._environment,
            **(more or {}),
        }
        self._fork = context.Process(target=_run, args=(environment, self._log, self._arguments))
        # The first one of a pytest process waits until the other has imported everything.
        await asyncio.to_thread(self._fork.start)
        self._ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._fork.sentinel, self._end)

    async def wait(self) -> int:
        """Wait for the end, and return the exit code."""
        if self._fork is None:
            return 0
        await self._ended.wait()
        return self._fork.exitcode or 0

    async def kill(self, number: int = signal.SIGKILL) -> None:
        """Kill the process; its artists end with it."""
        if self._fork and self._fork.pid and self.is_running:
            with suppress(ProcessLookupError):
                os.kill(self._fork.pid, number)
            await self.wait()

    def _end(self) -> None:
        assert self._fork is not None
        asyncio.get_running_loop().remove_reader(self._fork.sentinel)
        self._fork.join()
        self._ended.set()


def _run(environment: Mapping[str, str], log: Path, arguments: Sequence[str]) -> None:
    """Run the program in the new process."""
    # Where tests run in the background, they ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    take_over()
    begin_program("bot")
    # Nobody kills it here if it takes longer.
    client.STOP = float(environment.get("HEXHOST_TEST_STOP", PATIENCE))
    ready = [_Artist() for _ in range(drawing.ARTISTS)]
    start = artist._started
    artist._started = lambda: ready.pop() if ready else start()  # type: ignore[assignment, return-value]  # as much of it as is used
    with registered_once(), unsynced():
        sys.exit(bot.__main__.main([*arguments]))


class _Artist:
    """An artist forked in the same way: only the part of `subprocess.Popen` that is used."""

    def __init__(self) -> None:
        orders, stdin = os.pipe()
        stdout, answers = os.pipe()
        self._pid = os.fork()
        if not self._pid:
            os.close(stdin)
            os.close(stdout)
            os.dup2(orders, 0)
            os.dup2(answers, 1)
            # As in a program, these stay open when the artist lets go of them.
            sys.stdin = sys.__stdin__ = os.fdopen(0)  # type: ignore[misc]  # at a start they are made
            sys.stdout = sys.__stdout__ = os.fdopen(1, "w")  # type: ignore[misc]  # the same
            try:
                artist.main()
            finally:
                os._exit(0)
        os.close(orders)
        os.close(answers)
        self.stdin: IO[bytes] = os.fdopen(stdin, "wb")
        self.stdout: IO[bytes] = os.fdopen(stdout, "rb")

    def kill(self) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stdin.close()
        self.stdout.close()
        os.waitpid(self._pid, 0)
