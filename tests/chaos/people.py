"""
People who don't give up: they play game after game, whatever happens to the bot.

Each game is played with any set of boxes that the bot offers. People know what everyone knows: a
click may have failed, so they look again and press again; and after a long wait they look at the
table. Now and then they undo something.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial

from game import offered, seats_for
from players.bargains import ClickTrades
from players.evening import NAMES
from players.haggling import CommandTrades
from players.mind import Mind
from players.player import Player
from players.vocabulary import button
from players.ways import Ways
from sandbox.channels import Channel, Kind
from sandbox.person import Person
from sandbox.users import PEOPLE_FROM, User
from sandbox.world import CHANNELS_FROM, DIRECT_FROM, World

PATIENCE = 5.0
"""Seconds that they wait for a change before they press again."""
LOOK_AGAIN = 3.0
"""Seconds after which a player looks at the table without a ping."""
MORE = (
    *("Elena", "Farid", "Greta", "Hugo", "Inés", "Jonas", "Katja", "Luis"),
    *("Mirta", "Nuno", "Olga", "Pavel", "Quim", "Rosa", "Sven", "Tania"),
)
SEATS = 4
REGRETS = 0.2
"""Chance that a player undoes what they have just done."""
POINTS = (5, 6, 7)
"""Points to win, one of which a game gets: enough for every verb, and for many games."""


def invite(world: World, games: int) -> list[tuple[str, tuple[str, ...]]]:
    """Make room for *games* tables: channels with four people each."""
    names = [*NAMES, *MORE]
    for number, name in enumerate(names[len(NAMES) : SEATS * games], start=100):
        user = User(PEOPLE_FROM + number, name.casefold(), name, ("en-US", "es-ES")[number % 2])
        world.people[user.id] = user
        talk = Channel(user.id + DIRECT_FROM, Kind.DIRECT, "dm", recipient=user.id)
        world.channels[talk.id] = talk
    for number in range(len([c for c in world.channels.values() if c.kind is Kind.TEXT]), games):
        channel = Channel(CHANNELS_FROM + number, Kind.TEXT, f"table-{number}", world.guild.id)
        channel.position = number
        world.channels[channel.id] = channel
    channels = [c.name for c in world.channels.values() if c.kind is Kind.TEXT][:games]
    return [
        (channel, tuple(names[SEATS * n : SEATS * (n + 1)])) for n, channel in enumerate(channels)
    ]


@dataclass(slots=True)
class Company:
    """Four people in one channel, who play game after game."""

    url: str
    channel: str
    names: tuple[str, ...]
    seed: str
    boxes: tuple[str, ...] = ()
    """The boxes of the first game, if that runs already; empty to choose some."""
    players: list[Player] = field(default_factory=list)
    games: int = 0
    """Number of games they have finished."""
    is_last: bool = False
    """Whether they stop after this game."""
    stumbles: Counter[str] = field(default_factory=Counter)
    """Failures that they saw, by message."""

    async def play(self) -> None:
        """Play until the last game has ended."""
        chance = random.Random(f"{self.seed} {self.channel}")
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(await Person.join(self.url, name))
                for name in self.names
            ]
            while not self.is_last:
                for person in people:
                    # Private answers from the last game go away.
                    await person.control("reload", **{"as": person.name})
                boxes, self.boxes = self.boxes or chance.choice(offered()), ()
                seated = people[: max(seats_for(boxes))]
                self.players = [self._player(person, chance, boxes) for person in seated]
                await self._open(chance, boxes)
                await asyncio.gather(*(self._persevere(player) for player in self.players))
                self.games += 1

    def _player(self, person: Person, chance: random.Random, boxes: tuple[str, ...]) -> Player:
        """A person who plays by clicks or by commands, and only knows the base game."""
        way = chance.choice((ClickTrades, CommandTrades))
        own = random.Random(chance.random())
        mind = Mind(own, regrets=REGRETS, is_curious=boxes != offered()[0])
        ways = way(person, mind, self.channel)
        ways.patience = PATIENCE
        return Player(ways)

    async def _open(self, chance: random.Random, boxes: tuple[str, ...]) -> None:
        """Go from an empty channel to a running game, or find one that is already running."""
        host, *others = (player.ways for player in self.players)
        options = {"points": chance.choice(POINTS), "expansion": " ".join(boxes)}
        await self._insist(
            host,
            lambda: host.use("game new", **options),
            lambda: host.newest("join") is not None or _plays(host),
        )
        for ways in others:
            await self._insist(ways, ways.join, partial(_sits, ways))
        await self._insist(host, host.start, partial(_plays, host))

    async def _insist(
        self, ways: Ways, step: Callable[[], Awaitable[object]], done: Callable[[], bool]
    ) -> None:
        """Repeat *step* until it is *done*."""
        while not done():
            await self._try(step())
            with suppress(TimeoutError):
                await ways.person.wait_for(done, LOOK_AGAIN)

    async def _persevere(self, player: Player) -> None:
        """Play until a player has won."""
        notifications = player.ways.person.notifications
        while not player.ways.is_over:
            await self._try(player.look())
            with suppress(TimeoutError):
                await asyncio.wait_for(notifications.get(), LOOK_AGAIN)
            while not notifications.empty():
                notifications.get_nowait()

    async def _try(self, work: Awaitable[object]) -> None:
        """Do *work*; if it fails, they'll look at the table again."""
        try:
            await work
        except Exception as error:  # noqa: BLE001  # so it is with people
            self.stumbles[f"{type(error).__name__} {error}"[:90]] += 1


def _sits(ways: Ways) -> bool:
    """Whether a person has a seat in the lobby."""
    lobby = ways.newest("join")
    return _plays(ways) or (lobby is not None and ways.name in lobby.text)


def _plays(ways: Ways) -> bool:
    """Whether the newest post's game is running."""
    table = ways.table
    return table is not None and button(table, "hand") is not None
