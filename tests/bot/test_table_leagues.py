"""Leagues over the sockets: managers run them, everyone reads them, and each is announced once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features import timers
from bot.features.leagues.announcing import AGAIN
from bot.features.leagues.league import GRACE, KIND, League, league_of
from bot.scenes import CHANNEL, GUILD, PEOPLE
from bot.table.server import formats
from sandbox.faults import Fault, Misdeed
from storage import Change, ResultRow, SeatRow, Status, now
from tests.bot.tables import Table, table
from tests.storage.builders import SEED

HOUR = 3600.0
CROWD = {f"Player {nth}": 9000 + nth for nth in range(12)}
USERS = {**PEOPLE, **CROWD}


@pytest.fixture
async def t(tmp_path: Path) -> AsyncIterator[Table]:
    """The bot without a game, two players, and Gus, who manages the server."""
    async with table(tmp_path, names=("Alba", "Dámaso", "Gus")) as opened:
        yield opened


async def played(t: Table, *names: str) -> None:
    """Store a game that ends now, with the players by place."""
    assert t.client is not None

    def work(change: Change) -> None:
        for seat, name in enumerate(names):
            change.put_seat(SeatRow(seat=seat, user_id=USERS[name], name=name))
        change.keep_results(
            ResultRow(seat=seat, user_id=USERS[name], place=seat + 1, points=10 - seat)
            for seat, name in enumerate(names)
        )
        change.end(Status.OVER, "won")

    channel = t.asked("SELECT count(*) FROM games")[0][0]
    await t.client.services.store.create(
        work,
        channel_id=channel,
        guild_id=GUILD,
        host_id=USERS[names[0]],
        seed=SEED,
        modules=("base",),
    )


def posts(t: Table) -> list[str]:
    """The first lines of everything that is public."""
    return [post.content.split("\n")[0] for post in t.public()]


async def attend(t: Table) -> None:
    """Do what the leagues have to do now, as the bot does every few seconds."""
    assert t.client is not None
    services = t.client.services
    for row in await services.store.contests.due(services.now()):
        await timers.attend(services, row.id)


async def test_managers_run_a_league_and_everyone_reads_it(t: Table) -> None:
    """A league's whole life by commands: open, show, correct, close; only managers change it."""
    alba, damaso, gus = t.people
    for nth in range(11):
        await played(t, f"Player {nth}", f"Player {nth + 1}")
    await played(t, "Alba", "Player 3", "Player 4", "Dámaso")
    begin = (now() - timedelta(days=1)).date().isoformat()
    before = await t.command(damaso, "league show")
    for path, options in (
        ("league new", {"title": "Mine"}),
        ("league correct", {"player": "Gus", "points": 5, "reason": "mine"}),
        ("league close", {}),
    ):
        assert "Only someone who manages" in await t.command(alba, path, **options)
    assert t.asked("SELECT count(*) FROM contests") == [(0,)]

    await t.command(gus, "league new", title="Cup *1*", begin=begin, bonus=1, announce="parlour")
    first = await t.command(damaso, "league show")
    (picture,) = (await t.answer(damaso)).attachments
    await t.command(gus, "league correct", player="Dámaso", points=20, reason="Found a *bug*")
    second = await t.command(alba, "league show")
    await alba.click(await t.answer(alba), "1 correction")
    told = (await t.answer(alba)).content
    again = await t.command(gus, "league new", title="cup *1*")
    closing = await t.command(gus, "league close", league="cup")
    open_still = posts(t)
    await gus.click(await t.answer(gus), "Close the league")
    await t.rest()
    late = await t.command(gus, "league correct", player="Alba", points=1, reason="late")
    last = await t.command(alba, "league show")

    assert "aún no hay ninguna liga" in before
    assert "puesto 14 de 14, con **2** puntos" in first
    assert "**5** puntos y quedas en el puesto 11" in first
    assert "**14** · Dámaso (tú) · **2** · 0 de 1 ganada" in first
    assert "14 · Dámaso (tú) · 2" in picture["description"]
    assert "Player 5" in picture["description"]
    assert "**1** · Dámaso · **22** · 1 game, 0 won (+20 from managers)" in second
    assert "You’re number 12 of 14, with **6** points" in second
    assert "**+20** Dámaso: Found a \\*bug\\* (<@" in told
    assert f"<@{gus.id}>" in told
    assert "already running" in again
    assert closing.startswith("Close **Cup \\*1\\*** now")
    assert open_still == ["🏁 **Cup \\*1\\*** is open!"]
    assert posts(t)[1:] == ["🏆 **Dámaso** wins **Cup \\*1\\*** with 22 points!"]
    assert [a["filename"] for a in t.public()[1].attachments] == ["champion.png"]
    assert "is over" in late or "No league is running" in late
    assert "It’s over. Champion: **Dámaso**" in last
    assert "A win now" not in last


async def test_a_manager_corrects_points_in_a_form(t: Table) -> None:
    """The button asks for player, points and reason; what makes no sense is refused."""
    alba, damaso, gus = t.people
    await played(t, "Alba", "Dámaso")
    await t.command(gus, "league new", title="Cup")
    told = list[str]()
    for language, button in (("en-US", "Correct points"), ("es-ES", "Corregir puntos")):
        t.sandbox.world.people[int(gus.id)].locale = language
        for who, points, why in (
            (damaso, "many", "late"),
            (damaso, "0", "late"),
            (gus, "5", "late"),
            (damaso, " −2 ", "Came *late*"),
        ):
            await t.command(gus, "league show")
            await gus.click(await t.answer(gus), button)
            assert gus.form is not None
            await gus.submit(gus.form, {"0": [str(who.id)], "1": points, "2": why})
            await t.rest()
            told.append((await t.answer(gus)).content)
    shown = await t.command(alba, "league show")

    assert "Write a number up to 1000" in told[0]
    assert "Zero points" in told[1]
    assert f"<@{gus.id}> hasn’t finished a game" in told[2]
    assert "Dámaso · **1** · 1 game, 0 won (−2 from managers)" in told[3]
    assert "Escribe un número hasta 1000" in told[4]
    assert "(−4 from managers)" in shown
    assert "Correct points" not in (await t.answer(alba)).buttons


async def test_a_league_is_opened_with_thumbs(t: Table) -> None:
    """A manager without leagues gets menus; each choice stays, and the league has them all."""
    gus = t.people[2]
    await t.command(gus, "league show")
    for menu, label in (
        ("How long it lasts", "Until a manager closes it"),
        ("Points by place", "Points: 3 · 1"),
        ("Daily bonus", "First game of a day: +2 points"),
        ("Format", "Duel"),
        ("Format", "Base game"),
    ):
        screen = await t.answer(gus)
        options = next(each for each in screen.menus if each["placeholder"] == menu)["options"]
        value = next(each["value"] for each in options if each["label"] == label)
        await gus.choose(screen, menu, [value])
        await t.rest()

    await gus.click(await t.answer(gus), "Open the league")
    await t.rest()

    await played(t, "Alba", "Dámaso")
    (post,) = t.public()
    assert "Base game" in post.content
    assert "Points by place: 3 and 1." in post.content
    await t.told(t.people[0], post, "Standings")
    shown = (await t.answer(t.people[0])).content
    assert "**1** · Alba (you) · **5** · 1 game, 1 won" in shown
    assert "until a manager closes it" in shown


class Killed(BaseException):
    """The bot is killed here."""


def dying(work: Callable[..., Any], *, is_done: bool) -> Callable[..., Any]:
    """*work*, but the bot is killed before it, or as soon as it *is_done*."""

    async def tried(*args: Any, **more: Any) -> Any:
        if is_done:
            await work(*args, **more)
        raise Killed

    return tried


async def test_a_league_is_announced_once_whatever_is_killed(
    t: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A league that ends by date announces its opening and its end once each, with all its games.

    The bot is killed before and after each step of both, and Discord forgets each nonce meanwhile.
    """
    assert t.client is not None
    assert t.client._clock is not None
    t.client._clock.cancel()
    services = t.client.services
    contests, messages = services.store.contests, services.messages
    await played(t, "Alba", "Dámaso")
    end = now() + timedelta(hours=1)
    league = League(formats.BASE, now() - timedelta(days=1), end, (5, 3), channel=CHANNEL)
    await contests.create(GUILD, KIND, "Cup", msgspec.to_builtins(league), now())

    async def killed_everywhere() -> None:
        for home, name in ((messages, "post"), (contests, "change")):
            for is_done in (False, True):
                with monkeypatch.context() as patch, suppress(Killed):
                    patch.setattr(home, name, dying(getattr(home, name), is_done=is_done))
                    await attend(t)
                t.sandbox.clock.move(HOUR)
        await attend(t)
        await t.rest()

    await killed_everywhere()
    assert posts(t) == ["🏁 **Cup** is open!"]
    for past in (timedelta(0), GRACE - timedelta(seconds=1)):
        monkeypatch.setattr(type(services), "now", lambda self, past=past: end + past)
        await attend(t)
    await t.rest()
    assert posts(t)[1:] == []
    monkeypatch.setattr(type(services), "now", lambda self: end + GRACE)
    await killed_everywhere()

    assert posts(t)[1:] == ["🏆 **Alba** wins **Cup** with 5 points!"]
    (row,) = await contests.of(GUILD, KIND)
    assert (row.is_open, row.due) == (False, None)
    assert [str(league_of(row).opened), str(league_of(row).closed)] == [p.id for p in t.public()]


async def test_an_announcement_that_fails_is_made_later_or_given_up(
    t: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's faults delay an announcement; without its channel, the league goes on silently."""
    assert t.client is not None
    assert t.client._clock is not None
    t.client._clock.cancel()
    services, gus = t.client.services, t.people[2]
    faults = t.sandbox.world.faults.waiting

    faults.append(Fault(Misdeed.FAIL, method="POST", path="/messages", status=503))
    await t.command(gus, "league new", title="Cup", announce="parlour")
    await attend(t)
    await t.rest()
    before = posts(t)
    monkeypatch.setattr(type(services), "now", lambda self: now() + AGAIN)
    await attend(t)
    faults.append(Fault(Misdeed.FAIL, method="POST", path="/messages", status=403))
    told = await t.command(gus, "league new", title="Silent", announce="parlour")
    await attend(t)
    await t.rest()

    assert (before, posts(t)) == ([], ["🏁 **Cup** is open!"])
    assert told.startswith("**Silent**")
    rows = await services.store.contests.of(GUILD, KIND)
    assert [(bool(league_of(row).opened), row.due) for row in rows] == [(True, None), (False, None)]
