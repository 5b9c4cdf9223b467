"""A sandbox inside a test, on a free port; it ends with its bot and its people."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sandbox.interactions import ANSWER_WITHIN
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.supervisor import Child
from sandbox.world import World


class Running:
    """A sandbox that a test runs in its own event loop."""

    def __init__(self, sandbox: Sandbox, stack: AsyncExitStack) -> None:
        self.sandbox = sandbox
        self.url = sandbox.url
        self.environment = sandbox.environment
        self.clock = sandbox.world.clock
        self.world = sandbox.world
        self.people: list[Person] = []
        """The people who have joined."""
        self._stack = stack

    async def join(self, *names: str) -> list[Person]:
        """Joins people by name, each with a client of their own; they leave when the test ends."""
        joined = [
            await self._stack.enter_async_context(await Person.join(self.url, name))
            for name in names
        ]
        self.people += joined
        return joined

    def errors(self) -> list[tuple[str, str, int]]:
        """The bot's requests that failed: method, path and Discord's code."""
        return [
            (entry["method"], entry["path"], (entry["answer"] or {}).get("code", 0))
            for entry in self.sandbox.record.errors()
        ]


@asynccontextmanager
async def running(
    *,
    bot: str | None = None,
    scenes: Mapping[str, str] | None = None,
    folder: Path | None = None,
    limits: bool = False,
    answer_within: float = ANSWER_WITHIN,
    program: type[Child] = Child,
    before: Callable[[World], None] | None = None,
    invited: int = 0,
) -> AsyncIterator[Running]:
    """
    A sandbox for one test; with *bot*, a command, also that bot as a process.

    Rate limits are off unless *limits* asks for them: a whole game is played in seconds here.
    People wait *answer_within* seconds for the first answer. *program* is how the bot's command is
    run. *before* may prepare the world before the bot comes. *invited* are the permissions that the
    bot's invitation asks for.
    """
    sandbox = Sandbox(bot=bot, scenes=scenes, folder=folder, program=program, invited=invited)
    sandbox.limits.are_on = limits
    sandbox.world.interactions.answer_within = answer_within
    if before:
        before(sandbox.world)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(sandbox.close)
        await sandbox.start()
        if bot:
            await sandbox.supervisor.start()
            await sandbox.supervisor.until_connected()
        yield Running(sandbox, stack)
