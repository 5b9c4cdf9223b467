"""Silent rests: no post pings a resting player, who is pinged afterwards (`/notify`)."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.features import timers
from bot.features.clocks import nudge
from bot.publish.pings import is_live
from bot.publish.posts import calls
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.games import Games
from bot.table.ping import CALLS
from bot.table.table import Table
from tests.bot.acting import NOON, Watch, act, begun, on_turn, owed
from tests.bot.tables import table as opened
from tests.storage.asked import next_due

pytestmark = pytest.mark.usefixtures("blank")

HOUR = timedelta(hours=1)
SIESTA = ["11:00", "15:00"]
"""UTC; the game begins at noon."""


async def resting(games: Games, rest: str | None = CALLS, pace: str = "") -> Table:
    """A game that has just come to the turn of a resting player."""
    table = await begun(games, pace)
    for user in table.people:
        if user != table.user(on_turn(table)):
            await games.store.notes.prefer(user, quiet=SIESTA, rest=rest)
    for _ in range(2):
        await act(games, table)
    return table


async def test_who_sleeps_is_called_when_the_rest_is_over(games: Games, watch: Watch) -> None:
    """The turn is announced without a ping; at three the player is pinged, once."""
    table = await resting(games)
    seat = on_turn(table)
    turn = (await owed(games, table, news.TURN))[-1]
    assert turn.data == {"seats": [seat], "silent": True}
    assert await next_due(games.store) == NOON + 3 * HOUR

    for _ in range(2):
        watch.now = NOON + 3 * HOUR
        await timers.look(games, watch.now)

    (call,) = await owed(games, table, news.WAKE)
    assert call.data == {"seats": [seat]}
    assert is_live(table, call)
    screen = calls.call(news.WAKE, Post(table, news.WAKE, call.key.number, (seat,), 0.2), "link")
    assert screen.pings == (table.user(seat),)
    assert "still your move" in screen.text
    assert await next_due(games.store) == NOON + nudge.AFTER
    await act(games, table)
    assert not is_live(table, call)


async def test_who_has_acted_meanwhile_is_not_called(games: Games, watch: Watch) -> None:
    """The next player, who also rests, is pinged instead."""
    table = await resting(games)
    seat = on_turn(table)
    for _ in range(2):
        await act(games, table)
    following = on_turn(table)
    watch.now = NOON + 3 * HOUR

    await timers.look(games, watch.now)

    assert following != seat
    assert [p.data["seats"] for p in await owed(games, table, news.WAKE)] == [[following]]


async def test_without_the_wish_a_rest_stops_clocks_alone(games: Games) -> None:
    """Without that setting, the table's post pings as usual."""
    table = await resting(games, rest=None)

    assert "silent" not in (await owed(games, table, news.TURN))[-1].data
    assert await next_due(games.store) == NOON + nudge.AFTER


async def test_who_rests_longer_than_they_said_sleeps_on(games: Games, watch: Watch) -> None:
    """Days away given in the meantime extend the rest."""
    table = await resting(games)
    user = table.user(on_turn(table))
    assert user
    back = NOON + 30 * HOUR
    await games.store.notes.prefer(user, away=back.isoformat())
    for hours in (3, 24):
        watch.now = NOON + hours * HOUR
        await timers.look(games, watch.now)

    assert await owed(games, table, news.WAKE) == []
    assert await next_due(games.store) == back


async def test_a_wish_is_chosen_by_command_and_shown(tmp_path: Path) -> None:
    """`/notify` shows the new setting, and its button takes it back."""
    async with opened(tmp_path) as t:
        alba = t.people[0]

        before = await t.command(alba, "notify")
        told = await t.command(alba, "notify", quiet="calls", offers="turn")

        assert "During quiet hours, stop: **clocks**" in before
        assert "During quiet hours, stop: **clocks and pings**" in told
        assert "on my turn" in told
        await alba.click(alba.ephemerals[-1], "Quiet hours: still ping me")
        await t.rest()
        assert "During quiet hours, stop: **clocks**" in alba.ephemerals[-1].content
