"""
The storm: kills at random moments, faults between them, and the calm afterwards.

Most kills come shortly after a click was delivered or the bot began to answer one, so that they hit
it at work; the others come at any moment, or while it starts.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from game import offered
from sandbox.payload import Payload
from sandbox.refusals import Impossible
from sandbox.server import Sandbox
from sandbox.supervisor import Child
from sandbox.world import CHANNELS_FROM
from tests.bot.tables import bot_command, put_scene
from tests.chaos.faults import CALLBACK, FAULTS, Weather
from tests.chaos.judge import Judge, is_undo
from tests.chaos.people import Company, invite
from tests.chaos.stages import Stage, stage
from tests.chaos.stored import FileBooks, ServerBooks, Stored
from tests.chaos.witness import Witness
from tests.databases import File

STOPS = 0.15
"""Share of ends that are stops, as by a host who updates; all others are kills."""
PATIENCE = 10.0
"""Seconds after which a supervisor kills a bot that hasn't stopped."""
AT_WORK, ANY_TIME = 0.8, 0.1
"""Shares of kills that hit the bot at work and at any moment; the rest hit its start."""
STANDS_STILL = 180.0
"""Seconds without an action after which a game counts as stuck."""
SAYS_ALL = 120.0
"""Seconds without an action after which everything must be posted."""
SILENCE = 10.0
"""Maximum seconds that a kill waits for a click."""
GOES_ON = 5
"""Actions that prove that a game goes on after the storm."""
STARTS = 3
"""Starts in a row that may fail because of faults."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a run."""

    kills: int = 200
    minutes: float = 60.0
    """Minutes after which the storm ends, however many kills there were."""
    games: int = 3
    """Games played at once."""
    seed: int = 1
    faults: tuple[str, ...] = tuple(FAULTS)
    pause: float = 1.5
    """Mean seconds between two faults."""
    server: str = ""
    """Address of an empty database on a server; without one the games are in a file."""
    scene: str = ""
    """Starting point of a game that is already running at the first table."""
    plays_out: bool = True
    """Whether every game is played to its end after the storm."""


@dataclass(slots=True)
class Outcome:
    """The outcome of a run."""

    stages: Counter[Stage] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    stops: Counter[str] = field(default_factory=Counter)
    """Stops, by how they ended."""
    starts_failed: int = 0
    """Starts that the bot gave up because of faults."""
    stumbles: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    games: int = 0
    actions: int = 0
    undone: int = 0
    """Actions that undid another one."""
    boxes: Counter[str] = field(default_factory=Counter)
    """Games by their boxes."""
    asked: int = 0
    failed: int = 0
    """Interactions that people saw fail."""
    unstored: int = 0
    """Interactions answered with the news that they couldn't be stored."""
    referred: int = 0
    """Interactions answered with a reference to the bot's log."""
    requests: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    calm: float = 0.0
    """Seconds of the calm after the storm."""


class Storm:
    """A run."""

    def __init__(self, plan: Plan, folder: Path, program: type[Child] = Child) -> None:
        self.plan = plan
        self.outcome = Outcome()
        self._folder = folder
        self.sandbox = Sandbox(bot=bot_command(), folder=folder, program=program)
        self.sandbox.limits.are_on = False
        self.witness = Witness(self.sandbox)
        books = ServerBooks(plan.server) if plan.server else self._file()
        os.environ |= {
            "DATABASE_URL": books.url,
            "PICTURE_SCALE": "0.2",
            "PERSON_LIMIT": "0",
            "EMOJI": "no",
        }
        self.judge = Judge(self.witness, books)
        self.companies: list[Company] = []
        self._chance = random.Random(plan.seed)
        self._clicked = asyncio.Event()
        self._started = 0.0
        self._grown = (0, time.monotonic())

    def _file(self) -> FileBooks:
        supervisor = self.sandbox.supervisor
        file, scratch = self._folder / "games.db", self._folder / "scratch"
        return FileBooks(file, scratch, lambda: supervisor.view()["process"] is not None)

    on_kill: Callable[[str], None] = staticmethod(lambda line: None)

    async def run(self) -> Outcome:
        """Play through the storm, and then every game to its end."""
        began = time.monotonic()
        if self.plan.scene:
            await put_scene(File(self._folder / "games.db"), self.plan.scene)
            self.judge.begin()
        await self.sandbox.start()
        self._listen()
        rooms = invite(self.sandbox.world, self.plan.games)
        try:
            await self._start()
            boxes = offered()[0] if self.plan.scene else ()
            self.companies = [
                Company(self.sandbox.url, channel, names, str(self.plan.seed), boxes)
                for channel, names in rooms
            ]
            plays = [asyncio.create_task(company.play()) for company in self.companies]
            try:
                await self._rage(began)
                await self._calm(plays)
            finally:
                for task in plays:
                    task.cancel()
                await asyncio.gather(*plays, return_exceptions=True)
        finally:
            await self.sandbox.close()
        self._sum_up(began)
        return self.outcome

    def _listen(self) -> None:
        tell = self.sandbox.world.tell_bot

        def overhear(name: str, body: Payload, guild: int | None) -> None:
            tell(name, body, guild)
            if name == "INTERACTION_CREATE":
                self.witness.note(self.sandbox.world.interactions._by_id[int(body["id"])])
                self._clicked.set()

        self.sandbox.world.tell_bot = overhear

    # Wild.

    async def _rage(self, began: float) -> None:
        weather = asyncio.create_task(self._weather())
        try:
            while not self._has_ended(began):
                if weather.done():
                    weather.result()
                if self.outcome.stages.total() < self.plan.kills:
                    await (self._stop() if self._chance.random() < STOPS else self._kill())
                    await self._start()
                elif len(self.outcome.faults) < len(self.plan.faults):
                    await asyncio.sleep(0.1)
                else:
                    return
        finally:
            weather.cancel()
            await asyncio.gather(weather, return_exceptions=True)

    async def _weather(self) -> None:
        """Cause one fault after another, all equally often."""
        weather = Weather(self.sandbox, self.witness, self._chance)
        while self.plan.faults:
            for name in self._chance.sample(self.plan.faults, len(self.plan.faults)):
                await asyncio.sleep(self._chance.expovariate(1 / self.plan.pause))
                await self._until(lambda: self.sandbox.supervisor.is_connected)
                self.outcome.faults[name] += 1
                await FAULTS[name](weather)

    async def _kill(self) -> None:
        """Kill the bot at some moment, and check what it left."""
        kind = self._chance.random()
        supervisor = self.sandbox.supervisor
        if kind < AT_WORK + ANY_TIME:
            await supervisor.until_connected()
            await asyncio.sleep(self._chance.expovariate(0.8))
        if kind < AT_WORK:
            await self._until_at_work()
            await asyncio.sleep(0.001 * 1000 ** self._chance.random())
        elif kind > AT_WORK + ANY_TIME:
            await asyncio.sleep(self._chance.uniform(0.0, 1.5))
        was_up = supervisor.is_connected
        await supervisor.kill()
        games = await self._look_at_the_dead()
        where = stage(self.witness, games, self._started) if was_up else Stage.START
        self.outcome.stages[where] += 1
        self.on_kill(f"kill {self.outcome.stages.total()}: {where.value}; action {self._grown[0]}")

    async def _stop(self) -> None:
        """Stop the bot at any moment, and check what it left."""
        supervisor = self.sandbox.supervisor
        await asyncio.sleep(self._chance.expovariate(0.4))
        in_time = await supervisor.stop(PATIENCE)
        await self._look_at_the_dead()
        code = supervisor.view()["exit"]
        how = f"ended with {code}" if in_time else "killed, for it took too long"
        self.outcome.stops[how] += 1
        self.on_kill(f"stop {self.outcome.stops.total()}: {how}; action {self._grown[0]}")

    async def _look_at_the_dead(self) -> dict[str, Stored]:
        await self._until(lambda: not self.sandbox.supervisor.is_connected)
        games = self.judge.look()
        self._progress(games)
        return games

    async def _until_at_work(self) -> None:
        """Wait for a click, for the bot's answer to one, or for a post of the bot's."""
        sign = self._chance.choice((None, CALLBACK, f"/channels/{CHANNELS_FROM // 10**6}"))
        self._clicked.clear()
        heard = self.sandbox.record.arrival(sign) if sign else self._clicked.wait()
        with suppress(TimeoutError):
            await asyncio.wait_for(heard, SILENCE)

    async def _start(self, *, is_last: bool = False) -> None:
        for _ in range(STARTS):
            self._started = self.sandbox.world.clock.now()
            await self.sandbox.supervisor.start()
            if not is_last and self._chance.random() > AT_WORK + ANY_TIME:
                return  # the next kill may come during the start
            with suppress(Impossible):
                await self.sandbox.supervisor.until_connected()
                return
            self.outcome.starts_failed += 1
        lines = "\n".join(self.sandbox.supervisor.view()["log"])
        self.judge.violations.append(f"the bot does not start anymore:\n{lines}")

    def _has_ended(self, began: float) -> bool:
        """Whether the time is over, or going on is pointless."""
        now = time.monotonic()
        is_over = now - began > 60 * self.plan.minutes
        return is_over or bool(self.judge.violations) or now - self._grown[1] > STANDS_STILL

    def _progress(self, games: dict[str, Stored]) -> int:
        """Note the number of actions in all games, and return it."""
        count = sum(len(game.lines) for game in games.values())
        if count > self._grown[0]:
            self._grown = (count, time.monotonic())
        return count

    # Calm.

    async def _calm(self, plays: list[asyncio.Task[None]]) -> None:
        """Without faults, play all games to their end, or only long enough to see them go on."""
        began = time.monotonic()
        self.sandbox.world.faults.clear()
        await self.sandbox.supervisor.kill()
        await self._look_at_the_dead()
        await self._start(is_last=True)
        for company in self.companies:
            company.is_last = True
        if not self.plan.plays_out:
            enough = self._grown[0] + GOES_ON
            await self._until(
                lambda: self._progress(self.judge.look()) >= enough or self._stands_still()
            )
            for play in plays:
                play.cancel()
            await asyncio.gather(*plays, return_exceptions=True)
        while not all(play.done() for play in plays):
            await asyncio.wait(plays, timeout=5.0)
            self._progress(self.judge.look())
            if self._stands_still():
                break
        for play in plays:
            if play.done() and not play.cancelled() and play.exception():
                raise play.exception()  # type: ignore[misc]  # there is one
        await self._told()
        games = self.judge.look()
        await asyncio.to_thread(self.judge.close, games, plays_out=self.plan.plays_out)
        self.outcome.calm = time.monotonic() - began

    async def _told(self) -> None:
        """Wait until the bot has posted all it can; the judge finds what it still owes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SAYS_ALL):
                await self._until(lambda: all(g.is_told for g in self.judge.look().values()))

    def _stands_still(self) -> bool:
        """Whether nobody has acted for a long time, which is a violation."""
        if time.monotonic() - self._grown[1] <= STANDS_STILL:
            return False
        self.judge.violations += [self._screens(company) for company in self.companies]
        return True

    @staticmethod
    async def _until(look: Callable[[], bool]) -> None:
        while not look():  # noqa: ASYNC110  # a process and a file tell nobody of a change
            await asyncio.sleep(0.05)

    @staticmethod
    def _screens(company: Company) -> str:
        """The screens of people who can't go on."""
        found = [f"the game in {company.channel} stands still"]
        for player in company.players:
            ways = player.ways
            table, own = ways.table, ways.person.ephemerals[-1:]
            found.append(
                f"  {ways.name} ({type(ways).__name__}) owes {ways.duty}, "
                f"reads {table.content if table else None!r} {[p.text for p in own]}"
            )
        return "\n".join(found)

    def _sum_up(self, began: float) -> None:
        own, witness = self.outcome, self.witness
        own.violations = list(dict.fromkeys(self.judge.violations))
        own.games = sum(company.games for company in self.companies)
        own.actions = self._grown[0] - sum(self.judge.begun.values())
        games = self.judge.games.values()
        own.undone = sum(is_undo(line) for game in games for line in game.lines)
        own.boxes = Counter(" ".join(json.loads(game.boxes)) for game in games)
        own.asked, own.failed = len(witness.asked), witness.presses_in_vain
        own.unstored, own.referred = len(witness.unstored), len(witness.referred)
        own.requests = witness.counts
        own.stumbles = sum((c.stumbles for c in self.companies), Counter())
        own.seconds = time.monotonic() - began
