"""
An evening: a sandbox, the real bot, and people who play one whole game.

Players act on notifications only. If nobody has anything to do and nobody has won, a player was
forgotten: the evening fails, and shows everyone's screen.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from players.bargains import ClickTrades
from players.haggling import CommandTrades
from players.listener import Listener
from players.mind import Mind
from players.player import Player
from players.scribe import Scribe
from players.sight import PATIENCE
from players.vocabulary import button
from players.ways import Ways
from sandbox.person import Person
from sandbox.post import Post
from sandbox.server import Sandbox

NAMES = ("Alba", "Bruno", "Chloé", "Dámaso")


class Forgotten(Exception):
    """Nobody can act, and nobody has won."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of an evening."""

    by_commands: frozenset[str] = frozenset(NAMES[1::2])
    names: tuple[str, ...] = NAMES
    options: dict[str, Any] = field(default_factory=dict)
    """Options of ``/game new``."""
    chosen: dict[str, str] = field(default_factory=dict)
    """Options chosen in the lobby, by the labels of its menus."""
    locale: str | None = None
    """Language of everyone's client, if it isn't their own."""
    seed: int | None = None


def _has_changed(host: Ways, before: Post) -> bool:
    """Whether a private screen has changed since *before*."""
    now = host.person.post(before.id)
    return now is not None and now.view != before.view


class Evening:
    """One game from the lobby to the winner."""

    def __init__(self, sandbox: Sandbox, scribe: Scribe, plan: Plan) -> None:
        self.sandbox = sandbox
        self.scribe = scribe
        self.plan = plan
        self.players: list[Player] = []
        self._ended = asyncio.Event()
        self._silence: asyncio.TimerHandle | None = None
        self._forgotten: asyncio.Future[None] | None = None

    async def play(self) -> None:
        """
        Plays the game to its end.

        :raises: :exc:`Forgotten` if it gets stuck before that.
        """
        async with AsyncExitStack() as stack:
            for number, name in enumerate(self.plan.names):
                person = await Listener.join(self.sandbox.url, name)
                await stack.enter_async_context(person)
                person.before_asking = self.before_step
                if self.plan.locale:
                    await person.control("person", **{"as": name}, locale=self.plan.locale)
                seed = None if self.plan.seed is None else self.plan.seed * 100 + number
                way = CommandTrades if name in self.plan.by_commands else ClickTrades
                mind = Mind(random.Random(seed), is_curious="expansion" in self.plan.options)
                self.players.append(Player(way(person, mind)))
            self._watch()
            try:
                await self._play()
            except (Exception, asyncio.CancelledError) as error:
                error.add_note(self.dump())
                raise
            finally:
                if self._silence:
                    self._silence.cancel()
                self.scribe.on_event = lambda: None

    async def _play(self) -> None:
        host = self.players[0].ways
        await self._until(host.use("game new", **self.plan.options))
        for option, value in self.plan.chosen.items():
            await self._until(self._choose(host, option, value))
        for player in self.players[1:]:
            await self._until(player.ways.join())
        await host.until(
            lambda: (t := host.newest("join")) and all(name in t.text for name in self.plan.names)
        )
        await self._until(host.start())
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        over = asyncio.create_task(self._over(host.person))
        try:
            await self._until(_first(over, tasks))
        finally:
            for task in (*tasks, over):
                task.cancel()
            await asyncio.gather(*tasks, over, return_exceptions=True)

    async def _choose(self, host: Ways, option: str, value: str) -> None:
        """Makes the *host* set an option in the lobby."""
        lobby = await host.until(lambda: host.newest("join"))
        assert lobby
        screen = await host.answered(await host.person.click(lobby, button(lobby, "options") or ""))
        for wanted in (option, value):
            part, found = next(
                (menu, each["value"])
                for menu in screen.menus
                for each in menu["options"]
                if each["label"] == wanted
            )
            host.check(await host.person.choose(screen, part["placeholder"], [found]))
            await host.until(partial(_has_changed, host, screen))
            screen = host.person.post(screen.id) or screen

    async def _over(self, person: Person) -> None:
        """Waits until the winner is shown, and the game is cleaned up."""
        host = self.players[0].ways
        await person.wait_for(lambda: host.is_over, 24 * 3600)
        end = host.table
        await host.until(
            lambda: (
                not [
                    post
                    for post in person.posts(host.channel)
                    if not post.is_ephemeral and post.buttons and end and post.id != end.id
                ]
            )
        )

    async def _until(self, work: Any) -> None:
        """Waits for *work*, or for the silence that means it will never come."""
        assert self._forgotten
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self._forgotten), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            self._forgotten.result()
        task.result()

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        self._forgotten = loop.create_future()

        def silent() -> None:
            if self._forgotten and not self._forgotten.done():
                message = f"nothing has happened for {PATIENCE:.0f} s: somebody was forgotten"
                self._forgotten.set_exception(Forgotten(message))

        def heard() -> None:
            if self._silence:
                self._silence.cancel()
            self._silence = loop.call_later(PATIENCE, silent)
            self.on_event()

        self.scribe.on_event = heard
        heard()

    on_event: Callable[[], None] = staticmethod(lambda: None)
    before_step: Callable[[], Awaitable[None]] | None = None
    """Called before each act of a player."""

    def dump(self) -> str:
        """Everyone's screen as text, for debugging."""
        found = []
        for player in self.players:
            ways = player.ways
            table, notes = ways.table, ways.person.screen["notifications"]
            private = ways.person.ephemerals[-1:]
            found += [
                f"--- {ways.name} ({type(ways).__name__}), owes {ways.duty}, {player.mind.waits=}",
                f"table: {table.content if table else None}",
                f"buttons: {list(table.buttons) if table else None}",
                f"offers: {ways.offers}",
                f"last notifications: {[n['text'] for n in notes[-2:]]}",
                f"last private message: {[p.text for p in private]}",
            ]
        return "\n".join(found)


async def _first(over: "asyncio.Task[None]", tasks: "list[asyncio.Task[None]]") -> None:
    """Waits for the end, unless a player fails first."""
    pending: set[asyncio.Task[None]] = {over, *tasks}
    while not over.done():
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()


@asynccontextmanager
async def evening(sandbox: Sandbox, plan: Plan, *, out: Path) -> AsyncIterator[Evening]:
    """Yields people about to play in *sandbox*, with its bot; the game is stored in *out*."""
    # A whole game is played in a minute, and no real channel is edited that often.
    sandbox.limits.are_on = False
    scribe = Scribe(sandbox.world, out)
    try:
        await sandbox.start()
        scribe.begin()
        await sandbox.supervisor.start()
        await sandbox.supervisor.until_connected()
        yield Evening(sandbox, scribe, plan)
    finally:
        await sandbox.close()
        scribe.close()
