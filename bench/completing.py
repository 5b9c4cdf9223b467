"""
How long autocompletion blocks the event loop for the longest texts a player can type.

Games of all boxes are played at random. At many moments every option that completes is asked, for a
seat that owes something, in the way Discord asks.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import thread_time
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import app_commands

from bench.play import Fast, decide
from bench.stored import GUILD, PEOPLE, opened
from bot.chat.typed import LONGEST
from bot.publish.services import Services
from bot.settings import Settings
from bot.tree import all_commands
from game import offered, seats_for
from storage import Store

ACTIONS, EVERY = 240, 20
"""Number of actions played in each game, and after how many of them everything is asked."""

PATTERNS = ("a", "a ", "e a o 5 ", "5 wood · 9 wheat · ", "alba ", "road ", "ﷺ", "Ǆ", "0", "(", "/")
TEXTS = tuple((pattern * LONGEST)[:LONGEST] for pattern in PATTERNS)
"""Long words, many words, matching words, and letters that get longer when compared."""

Complete = Callable[[discord.Interaction, str], Any]


def run() -> Iterable[tuple[str, float]]:
    """Milliseconds of the loop's own time: all options together, and the slowest one."""
    with tempfile.TemporaryDirectory() as name:
        times = asyncio.run(_measure(Path(name)))
    every = [seconds for some in times.values() for seconds in some]
    yield "answers to autocomplete", len(every)
    yield "ms of CPU an answer, median", median(every) * 1000
    yield "ms of CPU an answer, 99 of 100", _share(every) * 1000
    path = max(times, key=lambda each: _share(times[each]))
    yield f"the dearest, 99 of 100: {path}", _share(times[path]) * 1000


def _share(times: list[float]) -> float:
    return quantiles(times, n=100, method="inclusive")[98]


async def _measure(folder: Path) -> dict[str, list[float]]:
    times: dict[str, list[float]] = defaultdict(list)
    async with Store.open(f"sqlite:///{folder / 'games.db'}") as store:
        services = Services(
            store, cast("discord.Client", None), Settings(_env_file=None, person_limit=0)
        )
        services.tables.tell = lambda table: None
        for nth, boxes in enumerate(
            (offered()[0], [n for n in offered() if 3 in seats_for(n)][-1])
        ):
            chance = Fast(nth)
            table = await opened(services.games, nth, boxes)
            while table.number < ACTIONS and (debts := table.playing().state.debts()):
                seat = debts[0].seat
                if table.number % EVERY == 0:
                    await _ask(services, table.row.channel_id, PEOPLE + seat, times)
                action = decide(table.playing().state, seat, chance)
                await services.games.play(table.id, PEOPLE + seat, seat, action)
    return times


async def _ask(services: Services, channel: int, user: int, times: dict[str, list[float]]) -> None:
    for path, complete in completions():
        for text in TEXTS:
            start = thread_time()
            await complete(asking(services, channel, user), text)
            times[path].append(thread_time() - start)


def completions() -> Iterator[tuple[str, Complete]]:
    """Every option that completes, by its path, with the function that answers."""
    for command in all_commands():
        made = command.walk_commands() if isinstance(command, app_commands.Group) else (command,)
        for each in made:
            if isinstance(each, app_commands.Command):
                for name, parameter in each._params.items():  # noqa: SLF001  # there is no other way
                    if callable(parameter.autocomplete):
                        yield f"{each.qualified_name} {name}", parameter.autocomplete


def asking(services: Services, channel: int, user: int) -> discord.Interaction:
    """Build the interaction that arrives when a player types."""
    client, typed = SimpleNamespace(services=services), discord.InteractionType.autocomplete
    person = SimpleNamespace(id=user, display_name="Alba", roles=())
    facts = {"id": 0, "client": client, "user": person, "locale": "es-ES", "guild_id": GUILD}
    return cast(
        "discord.Interaction",
        SimpleNamespace(type=typed, channel_id=channel, channel=None, **facts),
    )
