"""A fair share: a person who clicks too fast waits a moment, and nobody else does."""

from __future__ import annotations

from typing import Any

import discord

from bot.chat.queues.shares import KEPT, Shares
from bot.features.play import dispatch
from bot.publish.services import Services
from bot.settings import Settings
from storage import Store
from tests.bot.test_typed import named
from tests.bot.visits import Visit, services
from words import Words

MOST = Settings(_env_file=None).person_limit
SLOWLY = [Words("en").say("ui.error.too_fast")]


class Clock:
    """A clock in seconds that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(store: Store, most: int) -> Services:
    """Services that allow each person *most* requests a minute; no time passes."""
    home = services(store)
    home.shares = Shares(most, Clock())
    return home


def test_nobody_has_more_than_their_share() -> None:
    """After ten seconds' worth at once, a share refills bit by bit; others keep all of theirs."""
    clock = Clock()
    shares = Shares(60, clock)

    had = [shares.take(1, "press") for _ in range(12)]
    others = [shares.take(2, "press"), shares.take(1, "type")]
    clock.now += 1
    again = [shares.take(1, "press") for _ in range(2)]

    assert had == [True] * 10 + [False] * 2
    assert others == [True, True]
    assert again == [True, False]


def test_a_fast_evening_stays_below_it() -> None:
    """A click a second for an hour is fine, even with five a second in four seconds a minute."""
    clock = Clock()
    shares = Shares(MOST, clock)

    had = []
    for second in range(3600):
        hurry = 5 if second % 60 < 4 else 1
        for _ in range(hurry):
            clock.now += 1 / hurry
            had.append(shares.take(1, "press"))

    assert all(had)


def test_not_everybody_is_known_for_ever() -> None:
    """Only the latest people's shares are kept, however many come."""
    shares = Shares(3)

    for user in range(2 * KEPT):
        shares.take(user, "press")

    assert len(shares._until) == KEPT


def test_a_host_may_lift_it() -> None:
    """A limit of zero means no limit, because playing programs are faster than people."""
    shares = Shares(0)

    assert all(shares.take(1, "press") for _ in range(1000))


async def test_who_is_beyond_it_is_told_so_and_nothing_else_is_done(store: Store) -> None:
    """Clicks and commands share one limit: each gets a private answer, and no game is read."""
    home = limited(store, 12)
    visits = [Visit(home, custom_id="hex:abc:turn:hand:1") for _ in range(5)]
    first, second, click, command, other = visits
    other.user.id = 2

    await dispatch.click(home, first.it)
    await dispatch.click(home, second.it)
    await dispatch.click(home, click.it)
    await named("game status").callback(command.it)  # type: ignore[call-arg]  # as the library
    await dispatch.click(home, other.it)

    assert [click.said, click.calls] == [SLOWLY, ["send_message"]]
    assert [command.said, command.calls] == [SLOWLY, ["send_message"]]
    assert SLOWLY not in (first.said, other.said)


async def test_who_goes_on_all_the_same_is_told_each_time(store: Store) -> None:
    """A thousand clicks at once all get an answer."""
    home = limited(store, MOST)
    visits = [Visit(home, custom_id="hex:none") for _ in range(1000)]

    for visit in visits:
        await dispatch.click(home, visit.it)

    told = [visit.said == SLOWLY for visit in visits]
    assert all(visit.said for visit in visits)
    assert told == sorted(told)
    assert told.count(False) == MOST // 6


async def test_who_types_beyond_it_is_proposed_nothing(store: Store) -> None:
    """Typing has its own limit, so it never keeps anyone from playing."""
    home = limited(store, 6)
    typing, more, click = (Visit(home, custom_id="hex:abc:turn:hand:1") for _ in "123")
    typing.type = more.type = discord.InteractionType.autocomplete
    complete: Any = named("quiet")._params["zone"].autocomplete

    found = [await complete(visit.it, "madrid") for visit in (typing, more)]
    await dispatch.click(home, click.it)

    assert [[choice.value for choice in each] for each in found] == [["Europe/Madrid"], []]
    assert click.said != SLOWLY
