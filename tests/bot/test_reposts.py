"""Posts on request: one for all who ask, and none for bystanders."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.chat.screen import Screen
from bot.features.chronicle import commands as chronicle
from bot.features.look.commands import board
from bot.features.seats import seats
from bot.publish.services import AGAIN, Services
from bot.table.table import Table
from storage import Store
from tests.bot.acting import NOON, begun
from tests.bot.visits import Visit, services


class Now:
    """The services' clock."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


async def _asked(home: Services, *users: int) -> list[Visit]:
    """Let these people ask for the board at the same time."""
    visits = [Visit(home, user) for user in users]
    await asyncio.gather(*(board.callback(visit.it) for visit in visits))  # type: ignore[call-arg]  # as the library
    return visits


async def test_the_table_is_posted_once_for_all_who_ask(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within half a minute the others get a link; after that the table is posted again."""
    home, clock, posted = services(store), Now(), list[str]()
    monkeypatch.setattr(home, "now", clock)

    async def repost(game_id: str) -> None:
        posted.append(game_id)

    monkeypatch.setattr(home.publisher, "repost", repost)
    table = await begun(home.games)

    first = await _asked(home, 1, 2, 3)
    then = len(posted)
    clock.now += AGAIN + timedelta(seconds=1)
    await _asked(home, 2)

    assert then == 1
    assert posted == [table.id] * 2
    assert sorted(visit.said[0].startswith("Here it is") for visit in first) == [False, False, True]
    assert all(visit.said[0] for visit in first)


async def test_bystanders_see_the_board_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten people who don't play ask for the board, and nothing is posted."""
    home, shown = services(store), list[Screen]()
    monkeypatch.setattr(home.publisher, "repost", None)
    monkeypatch.setattr("bot.chat.caller.Caller.show", lambda self, screen: _note(shown, screen))
    await begun(home.games)

    await _asked(home, *range(11, 21))

    assert len(shown) == 10
    assert all(screen.picture for screen in shown)
    assert all("https://discord.com/channels/1/7" in screen.text for screen in shown)


async def _note(shown: list[Screen], screen: Screen) -> None:
    shown.append(screen)


async def test_a_replay_is_posted_once_for_all_who_ask(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten people ask while it's being drawn, and all get the link to the one post."""
    home, posted = services(store), list[int]()
    table = await begun(home.games)
    for user in (1, 2):
        await seats.resign(home.games, table.id, user, table.seats_of(user)[0], computed=False)

    async def drawn(table: Table) -> bytes:
        await asyncio.sleep(0)
        return b"GIF"

    async def post(channel: int, screen: Screen, **facts: object) -> int:
        await asyncio.sleep(0)
        posted.append(channel)
        return 99

    monkeypatch.setattr(home.chronicles, "replay", drawn)
    monkeypatch.setattr(home.messages, "post", post)
    visits = [Visit(home, user) for user in range(1, 11)]
    await asyncio.gather(*(chronicle.replay.callback(visit.it) for visit in visits))  # type: ignore[call-arg]  # as the library

    assert posted == [7]
    assert all("channels/1/7/99" in visit.said[0] for visit in visits)
