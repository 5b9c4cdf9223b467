"""
A whole tournament through the bot and the sandbox, with Discord's limits, and people who are late.

The bot runs in this process with a clock that is moved between rounds, so only the work is waited
for. Games end in the store: how fast people play doesn't matter here. One person in twenty signs up
late, misses the check-in, leaves after a round, comes late to a table, or doesn't come at all.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

from bench import ended
from bot.__main__ import prepared
from bot.chat.invitation import PERMISSIONS
from bot.client import Client
from bot.features.tournaments import desk, entering
from bot.features.tournaments import operations as ops
from bot.features.tournaments.desk import KIND, Contest
from bot.features.tournaments.field import Match, entrant
from bot.settings import Settings
from sandbox import acts, notifications
from sandbox.channels import Channel, Kind
from sandbox.refusals import Impossible
from sandbox.running import Running, running
from sandbox.users import PEOPLE_FROM, User
from sandbox.world import CHANNELS_FROM, DIRECT_FROM, GUILD_ID, World
from storage import ContestRow

Lines = Iterable[tuple[str, float]]

PEOPLE = 120
ROUNDS = 3
FIRST = 1000
"""Number of the first simulated person."""

RARE = 0.05
"""Chance that a person is late, leaves, or doesn't come."""

TICK = 0.02
"""Seconds between two looks at how late this thread is."""

LIMITED = 429
PINGS = ("mention", "everyone")


@dataclass(slots=True)
class Figures:
    """The figures of a run; times in seconds."""

    opened: list[float] = field(default_factory=list)
    """From the draw of a round until a table's thread exists."""
    begun: list[float] = field(default_factory=list)
    """From the draw of a round until all tables whose people have come are playing."""
    answers: list[float] = field(default_factory=list)
    """From a click to its first answer."""
    stalls: list[tuple[float, float]] = field(default_factory=lambda: [(0.0, 0.0)])
    """How much too late each look at the time was, and the CPU time of this thread before it."""
    lost: int = 0
    on_time: int = 0
    rounds: int = 0


class Hall:
    """The bot, the sandbox, and the people of one tournament."""

    def __init__(self, sandbox: Running, client: Client, people: list[User], seed: int) -> None:
        self.sandbox = sandbox
        self.client = client
        self.people = people
        self.chance = Random(seed)
        self.ahead = timedelta()
        self.figures = Figures()

    def now(self) -> datetime:
        """The bot's time."""
        return datetime.now(UTC) + self.ahead

    async def row(self) -> ContestRow:
        """The tournament as it is stored."""
        return (await self.client.services.store.contests.of(GUILD_ID, KIND))[-1]

    async def contest(self) -> Contest:
        """The tournament."""
        return desk.read(await self.row())

    def is_rare(self) -> bool:
        """Whether something rare happens."""
        return self.chance.random() < RARE

    async def move(self, **time: float) -> None:
        """Let time pass, and let the bot do what is due."""
        self.ahead += timedelta(**time)
        await self.client.look_at_contests()
        await self.rest()

    async def rest(self) -> None:
        """Wait until the bot has done everything."""
        client, services = self.client, self.client.services
        record = self.sandbox.sandbox.record
        while client.busy or services.publisher.busy or services.answering.count or record.open:  # noqa: ASYNC110  # nothing announces it
            await asyncio.sleep(0.05)

    async def watch(self) -> None:
        """Note how long clicks had to wait because this thread was busy, or had no CPU."""
        while True:
            start, cpu = perf_counter(), thread_time()
            await asyncio.sleep(TICK)
            self.figures.stalls.append((perf_counter() - start - TICK, thread_time() - cpu))

    async def press(self, user: int, message: int, custom_id: str) -> None:
        """Press a button of a post in the tournament's channel."""
        world = self.sandbox.world
        channel, start = world.channels[CHANNELS_FROM], perf_counter()
        try:
            asked = acts.press(world, world.people[user], channel, message, custom_id, None)
        except Impossible:
            self.figures.lost += 1
            return
        outcome = await asked.outcome
        self.figures.answers.append(perf_counter() - start)
        self.figures.lost += outcome["outcome"] == "failed"

    async def crowd(self, presses: Iterable[Awaitable[None]], each: float = 0.1) -> None:
        """Let people press one shortly after the other."""
        tasks = []
        for press in presses:
            tasks.append(asyncio.ensure_future(press))
            await asyncio.sleep(self.chance.random() * 2 * each)
        await asyncio.gather(*tasks)
        await self.rest()

    async def play(self) -> None:
        """Play the whole tournament."""
        world = self.sandbox.world
        options = {"name": "Cup", "begins": "2h", "rounds": ROUNDS, "limit": 300}
        asked = acts.use(
            world, world.person("Gus"), world.channels[CHANNELS_FROM], "tournament new", options
        )
        await asked.outcome
        await self.rest()
        row = await self.row()
        late = [one for one in self.people if self.is_rare()]
        await self._sign_up(row, [one for one in self.people if one not in late])
        await self.move(minutes=95)
        posts = (await self.contest()).desk.posts
        await self.crowd(
            self.press(one.user, posts["check0"], str(ops.CheckIn(row.id).to()))
            for one in (await self.contest()).tournament.entrants
            if not self.is_rare()
        )
        await self._round(row, self.move(minutes=26))
        await self._sign_up(row, late)
        while (await self.row()).is_open:
            await self._round(row, self.move(minutes=6))

    async def _sign_up(self, row: ContestRow, people: Iterable[User]) -> None:
        lobby = (await self.contest()).desk.posts["lobby"]
        button = str(ops.SignUp(row.id).to())
        await self.crowd(self.press(one.id, lobby, button) for one in people)

    async def _round(self, row: ContestRow, opening: Awaitable[None]) -> None:
        """Open a round, come, play and end it."""
        start, before = perf_counter(), len((await self.contest()).tournament.rounds)
        task = asyncio.ensure_future(opening)
        known, coming = set[int](), list[asyncio.Future[None]]()
        while not task.done():
            # People come as soon as their table is open.
            found = (await self.contest()).tournament
            for match in found.round.tables if len(found.rounds) > before and found.round else ():
                if match.state == "open" and match.number not in known:
                    known.add(match.number)
                    self.figures.opened.append(perf_counter() - start)
                    coming.append(asyncio.ensure_future(self._come(row, len(found.rounds), match)))
            await asyncio.sleep(0.1)
        await task
        await asyncio.gather(*coming)
        await self.rest()
        await self.move(minutes=11)
        found = (await self.contest()).tournament
        if len(found.rounds) == before or found.round is None:
            return
        self.figures.begun.append(perf_counter() - start)
        self.figures.rounds += 1
        self.figures.on_time += all(one.state in ("playing", "over") for one in found.round.tables)
        hanging = 0
        for match in found.round.tables:
            if match.state == "playing" and self.is_rare():
                hanging += 1
            elif match.state == "playing":
                await self._end(match)
        await self.move(minutes=120 if hanging else 1)
        store, still = self.client.services.store, [one for one in found.entrants if not one.gone]
        for one in still:
            if self.is_rare():
                await desk.change(store, row.id, partial(_left, one.user))

    async def _come(self, row: ContestRow, number: int, match: Match) -> None:
        """Let a table's people come, each a little later; some don't."""
        for user in match.players:
            await asyncio.sleep(self.chance.random())
            if not self.is_rare():
                button = str(ops.Come(row.id, number, match.number).to())
                await self.press(user, match.message, button)

    async def _end(self, match: Match) -> None:
        """End a table's game with places by chance."""
        places = self.chance.sample(range(1, len(match.present) + 1), len(match.present))
        await ended.end(self.client.services.games, match.game, dict(enumerate(places)))


def _left(user: int, held: Contest) -> Contest:
    one = entrant(held.tournament, user)
    is_out = one is None or one.gone or held.tournament.phase == "over"
    return held if is_out else held.at(entering.leave(held.tournament, user))


def run(people: int = PEOPLE, seed: int = 1) -> Lines:
    """Run a tournament with this number of *people*, and measure it."""
    return asyncio.run(_measured(people, seed))


async def _measured(count: int, seed: int) -> list[tuple[str, float]]:
    users = [User(PEOPLE_FROM + FIRST + n, f"person{n}", f"Person {n}") for n in range(count)]
    pings: Counter[int] = Counter()
    hands: Counter[int] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        async with _hall(Path(folder), users, seed) as hall:
            _count(pings, hands)
            answers = _answers(hall.sandbox)
            start = perf_counter()
            watch = asyncio.create_task(hall.watch(), name="watch")
            await hall.play()
            watch.cancel()
            took = perf_counter() - start
            refused = len(hall.sandbox.errors())
            tournament = (await hall.contest()).tournament
            threads = sum(bool(one.parent) for one in hall.sandbox.world.channels.values())
    figures = hall.figures
    ids = {one.id for one in users}
    return [
        ("people", count),
        ("rounds, with the final", len(tournament.rounds)),
        ("tables", sum(len(one.tables) for one in tournament.rounds)),
        ("threads", threads),
        ("rounds whose tables all began or ended", figures.on_time / figures.rounds),
        ("pings of a person, mean", sum(pings[i] for i in ids) / count),
        ("pings of a person, most", max(pings[i] for i in ids)),
        ("loud direct messages of a person, most", max(hands[i] for i in ids)),
        ("seconds until a table is open, median", _median(figures.opened)),
        ("seconds until a table is open, longest", max(figures.opened)),
        ("seconds until a click's answer, median", _median(figures.answers)),
        ("seconds until a click's answer, longest", max(figures.answers)),
        ("clicks that failed", figures.lost),
        ("seconds that the bot stood still, longest", max(stall for stall, _ in figures.stalls)),
        ("CPU seconds between two looks, most", max(cpu for _, cpu in figures.stalls)),
        ("requests", answers.total()),
        ("requests over a limit", answers[LIMITED]),
        ("requests refused", refused),
        ("seconds in all", took),
    ]


def _median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def _answers(sandbox: Running) -> Counter[int]:
    """The number of answers to the bot's requests from here on, by status."""
    limits, found = sandbox.sandbox.limits, Counter[int]()
    noted = limits.note_answer

    def note(status: int) -> None:
        found[status] += 1
        noted(status)

    limits.note_answer = note  # type: ignore[method-assign]  # the record forgets old ones
    return found


def _count(pings: Counter[int], hands: Counter[int]) -> None:
    """Count the loud notifications from here on."""
    notify = notifications.notify

    def noted(world: World, channel: Channel, message: object) -> None:
        is_loud = not message.flags & 4096  # type: ignore[attr-defined]
        if channel.recipient and is_loud:
            hands[channel.recipient] += 1
        elif is_loud:
            pings.update(message.mentions)  # type: ignore[attr-defined]
        notify(world, channel, message)  # type: ignore[arg-type]

    notifications.notify = noted


@asynccontextmanager
async def _hall(folder: Path, users: list[User], seed: int) -> AsyncIterator[Hall]:
    database = f"sqlite:///{folder / 'games.db'}"
    os.environ |= {
        "DATABASE_URL": database,
        "EMOJI": "no",
        "PERSON_LIMIT": "0",
        "PICTURE_SCALE": "0.25",
    }

    def fill(world: World) -> None:
        for user in users:
            world.people[user.id] = user
            talk = Channel(user.id + DIRECT_FROM, Kind.DIRECT, "dm", recipient=user.id)
            world.channels[talk.id] = talk

    around = running(folder=folder, limits=True, before=fill, invited=PERMISSIONS.value)
    async with around as sandbox:
        chosen = Settings(
            _env_file=None,
            discord_token=sandbox.environment["DISCORD_TOKEN"],
            discord_api_base=sandbox.environment["DISCORD_API_BASE"],
            discord_gateway_url=sandbox.environment["DISCORD_GATEWAY_URL"],
        )
        halls: list[Hall] = []

        def clock() -> datetime:
            return halls[0].now() if halls else datetime.now(UTC)

        async with prepared(chosen, clock) as client:
            bot = asyncio.create_task(client.start(chosen.discord_token), name="bot")
            await sandbox.sandbox.supervisor.until_connected()
            halls.append(Hall(sandbox, client, users, seed))
            yield halls[0]
            await client.close()
            await bot
