"""How many tables a person can open, and where."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.features.lobby import commands as game
from storage import Status, Store
from tests.bot.acting import begun
from tests.bot.visits import Visit, services
from tests.storage.asked import games_in


class Channel(discord.TextChannel):
    """A channel that counts the threads made in it."""

    def __init__(self) -> None:
        self.made = 0

    async def create_thread(self, **facts: Any) -> Any:
        self.made += 1
        return SimpleNamespace(id=70 + self.made)


async def _new(visit: Visit, **given: Any) -> str:
    """Open a table, and return the bot's answer."""
    await game.new.callback(visit.it, **given)  # type: ignore[call-arg]  # as the library
    return visit.said[0]


@pytest.mark.parametrize(
    ("setting", "users", "told"),
    [
        ("lobbies_per_person", [1] * 10, "You’re already hosting 3 open lobbies."),
        ("lobbies_per_server", range(1, 11), "This server already has 3 open lobbies."),
    ],
)
async def test_nobody_opens_lobbies_without_end(
    store: Store, setting: str, users: list[int], told: str
) -> None:
    """Of ten lobbies in different channels, three are opened and the rest refused with a reason."""
    limits = {"lobbies_per_person": 0, "lobbies_per_server": 0, setting: 3}
    home = services(store, **limits)

    said = await asyncio.gather(
        *(_new(Visit(home, user, channel=nth)) for nth, user in enumerate(users, start=70))
    )

    assert len(await games_in(store, Status.LOBBY)) == 3
    assert sum(text.startswith(told) for text in said) == 7


@pytest.mark.parametrize(
    ("setting", "user", "told"),
    [
        ("games_per_person", 1, "You’re already hosting 1 running game."),
        ("games_per_server", 9, "This server already has 1 running game"),
    ],
)
async def test_running_games_count_too(store: Store, setting: str, user: int, told: str) -> None:
    """At the limit of running games, nobody can open another lobby."""
    home = services(store, **{setting: 1})
    await begun(home.games)

    said = await _new(Visit(home, user, channel=70))

    assert said.startswith(told)
    assert await games_in(store, Status.LOBBY) == ()


async def test_a_host_may_lift_the_limits(store: Store) -> None:
    """A limit of zero means no limit."""
    home = services(store, lobbies_per_person=0, lobbies_per_server=0)

    for channel in range(70, 76):
        await _new(Visit(home, channel=channel))

    assert len(await games_in(store, Status.LOBBY)) == 6


async def test_a_thread_is_opened_for_who_may_open_one(store: Store) -> None:
    """A person without Discord's permission for threads doesn't get one from the bot."""
    home, channel = services(store), Channel()
    visits = [Visit(home), Visit(home)]
    for visit in visits:
        visit.channel = cast("Any", channel)
    visits[1].permissions = discord.Permissions(create_public_threads=True)

    said = [await _new(visit, thread=True) for visit in visits]

    assert said[0].startswith("You need permission to create")
    assert channel.made == 1
    assert [row.channel_id for row in await games_in(store, Status.LOBBY)] == [71]


async def test_what_is_living_is_counted(store: Store) -> None:
    """Open tables are counted by status for a host or a server; finished ones are not."""
    home = services(store)
    table = await begun(home.games)
    await _new(Visit(home, 1, channel=70))

    assert await store.readings.living(host_id=1) == {Status.LOBBY: 1, Status.RUNNING: 1}
    assert await store.readings.living(guild_id=1) == {Status.LOBBY: 1, Status.RUNNING: 1}
    assert await store.readings.living(host_id=2) == {}
    await store.change(table.id, lambda change: change.end(Status.ABANDONED, "abandoned"))
    assert await store.readings.living(host_id=1) == {Status.LOBBY: 1}
