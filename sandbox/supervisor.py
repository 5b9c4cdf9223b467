"""
The bot as a child process: started, watched, killed without warning, started again.

Scenes and players are commands too. A scene runs while the bot is stopped, on an empty server, and
leaves a position in the bot's storage; players are people who play by themselves.
"""

import asyncio
import contextlib
import logging
import os
import shlex
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sandbox.payload import Payload
from sandbox.refusals import Impossible

LOG = logging.getLogger(__name__)
SCENE_SECONDS = 120.0


class Child:
    """A command that runs as a process, with everything it starts."""

    def __init__(self, command: str, environment: Mapping[str, str], log: Path) -> None:
        self._command = command
        self._environment = environment
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        """Whether the process is alive."""
        return self._process is not None and self._process.returncode is None

    @property
    def number(self) -> int | None:
        """The process id, while it is alive."""
        return self._process.pid if self._process and self.is_running else None

    @property
    def code(self) -> int | None:
        """The exit code of the last run."""
        return self._process.returncode if self._process else None

    async def start(self, more: Mapping[str, str] | None = None) -> None:
        """Starts the command with *more* in its environment; its output goes to the log."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *shlex.split(self._command),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self._environment, **(more or {})},
                start_new_session=True,
            )

    async def wait(self) -> int:
        """Waits for the process to end, and returns its exit code."""
        return await self._process.wait() if self._process else 0

    async def kill(self, number: int = signal.SIGKILL) -> None:
        """Ends the process and everything it started, by signal *number*."""
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
            await self._process.wait()

    def last_lines(self, count: int = 20) -> list[str]:
        """The end of the log."""
        if not self._log.exists():
            return []
        return self._log.read_text(encoding="utf-8", errors="replace").splitlines()[-count:]


class Supervisor:
    """Runs the bot, if there is one, and scenes and players."""

    def __init__(
        self,
        environment: Mapping[str, str],
        folder: Path,
        *,
        bot: str | None = None,
        scenes: Mapping[str, str] | None = None,
        players: str | None = None,
        program: type[Child] = Child,
    ) -> None:
        self._environment = environment
        self._folder = folder
        self._scenes = dict(scenes or {})
        self._bot = program(bot, environment, folder / "bot.log") if bot else None
        self._players = Child(players, environment, folder / "players.log") if players else None
        self._watch: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._scene: str | None = None
        self._connected = asyncio.Event()
        self.on_change: Callable[[], None] = lambda: None

    def view(self) -> Payload:
        """The bot's state, for people."""
        has_bot = self._bot is not None
        is_running = self._bot is not None and self._bot.is_running
        absent = "starting" if is_running else "offline"
        return {
            "state": "online" if self.is_connected else absent,
            "supervised": has_bot,
            "process": self._bot.number if self._bot else None,
            "exit": self._bot.code if self._bot else None,
            "scenes": list(self._scenes),
            "scene": self._scene,
            "players": bool(self._players and self._players.is_running),
            "has_players": self._players is not None,
            "log": self._bot.last_lines() if self._bot and not self.is_connected else [],
        }

    def note_presence(self, is_connected: bool) -> None:
        """Notes whether the bot is at the gateway."""
        if is_connected:
            self._connected.set()
        else:
            self._connected.clear()
        self.on_change()

    @property
    def is_connected(self) -> bool:
        """Whether a bot is at the gateway, started here or elsewhere."""
        return self._connected.is_set()

    async def until_connected(self) -> None:
        """
        Waits until a bot is at the gateway.

        :raises: :exc:`Impossible` if the bot that was started here ends first.
        """
        arrival = asyncio.create_task(self._connected.wait())
        waits: list[asyncio.Task[Any]] = [arrival]
        if self._bot and self._bot.is_running:
            waits.append(asyncio.create_task(self._bot.wait()))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        if self._bot and not arrival.done():
            words = "\n".join(self._bot.last_lines())
            message = f"The bot has ended with {self._bot.code}:\n{words}"
            raise Impossible(message)

    async def start(self) -> None:
        """Starts the bot unless it is running."""
        async with self._lock:
            await self._start()

    async def kill(self) -> None:
        """Kills the bot, whatever it is doing."""
        async with self._lock:
            await self._kill()

    async def stop(self, seconds: float) -> bool:
        """Asks the bot to end, and kills it after *seconds*; returns whether it ended in time."""
        async with self._lock:
            try:
                await asyncio.wait_for(self._kill(signal.SIGTERM), seconds)
            except TimeoutError:
                await self._kill()
                return False
            return True

    async def restart(self) -> None:
        """Kills the bot and starts it again."""
        async with self._lock:
            await self._kill()
            await self._start()

    async def scene(self, name: str, sweep: Callable[[], None]) -> None:
        """Kills the bot, empties the server, sets up scene *name*, and starts the bot."""
        if name not in self._scenes:
            message = f"There is no scene called {name}."
            raise Impossible(message)
        async with self._lock:
            await self.play(on=False)
            await self._kill()
            sweep()
            log = self._folder / "scene.log"
            setter = Child(self._scenes[name], self._environment, log)
            self._scene = name
            await setter.start()
            try:
                code = await asyncio.wait_for(setter.wait(), SCENE_SECONDS)
            except TimeoutError:
                await setter.kill()
                code = -1
            if code != 0:
                message = f"The scene {name} ended with {code}: {' / '.join(setter.last_lines(3))}"
                raise Impossible(message)
            if self._bot:
                await self._start()
            self.on_change()

    async def play(self, *, on: bool, names: str = "") -> None:
        """Lets people play by themselves, or stops them; *names* are these, or all if empty."""
        if self._players is None:
            if not on:
                return
            message = "The sandbox was started without players."
            raise Impossible(message)
        await self._players.kill(signal.SIGTERM)
        if on:
            await self._players.start({"SANDBOX_PLAYERS": names})
        self.on_change()

    async def close(self) -> None:
        """Ends everything."""
        async with self._lock:
            if self._players:
                await self._players.kill()
            await self._kill()

    async def _start(self) -> None:
        if self._bot is None:
            message = "The sandbox was started without a bot."
            raise Impossible(message)
        if self._bot.is_running:
            return
        await self._bot.start()
        self._watch = asyncio.create_task(self._tell_end(self._bot))
        self.on_change()

    async def _kill(self, number: int = signal.SIGKILL) -> None:
        if self._bot:
            await self._bot.kill(number)
        if self._watch:
            await self._watch
            self._watch = None

    async def _tell_end(self, bot: Child) -> None:
        code = await bot.wait()
        LOG.info("the bot has ended with %s", code)
        self.on_change()
