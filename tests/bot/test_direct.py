"""Pings by direct message, for players who chose them (`/notify where`)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from bot.table import news
from bot.table import ping as direct
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import voting
from game.base.parts import Offers
from storage import Store
from tests.bot.acting import act, begun, on_turn, owed
from tests.bot.speaking import DIRECT, Channel, life
from tests.bot.tables import table as opened
from words import Words

MANY = 60
"""More requests than any table makes for a turn."""


pytestmark = pytest.mark.usefixtures("undrawn", "blank")


async def waits(games: Games) -> tuple[Table, int]:
    """A game that still has to announce the turn, and the person that it will message directly."""
    table = await begun(games, pace="", people=4)
    while not await owed(games, table, news.TURN):
        await act(games, table)
    user = table.user(on_turn(table))
    assert user
    await games.store.notes.prefer(user, calls=direct.DM)
    return table, user


async def test_a_turn_calls_by_a_message_in_the_place_of_a_ping(games: Games, store: Store) -> None:
    """The message replaces the ping: same text and buttons, a link to the table, removed later."""
    channel = Channel()
    table, user = await waits(games)

    await life(store, channel, table.id, -1)

    assert channel.notices == [(user, DIRECT + user)]
    (message,) = [m for m, place in channel.places.items() if place == DIRECT + user]
    screen = channel.messages[message]
    assert f"<@{user}>, " in screen.text.split("\n")[0]
    assert "The table: https://discord.com/channels/" in screen.text
    assert screen.rows
    await act(Games(store), await Games(store).tables.look(table.id))
    await life(store, channel, table.id, -1)
    assert message not in channel.messages


async def test_a_turn_begins_in_the_message(tmp_path: Path) -> None:
    """The message's buttons work as they do in the channel."""
    async with opened(tmp_path, "midgame") as t:
        for person in t.people:
            await t.command(person, "notify", where="dm")
        before = await t.board()
        await t.on_turn(before).click(before, "End turn")
        await t.rest()
        person = t.on_turn(await t.board())
        lines, call = t.lines, person.direct[-1]
        assert (await t.board()).content.split("\n")[0] in call.content or "te toca" in call.content

        await person.click(call, next(iter({"Roll", "Tirar"} & set(call.buttons))))
        await t.rest()

        assert t.lines > lines
        assert call.id not in [post.id for post in person.direct]


async def test_it_speaks_the_language_of_its_reader(games: Games, store: Store) -> None:
    """The message is in its reader's language, whatever the table's language is."""
    channel = Channel()
    table, user = await waits(games)
    await store.notes.set_language(user, "es")

    await life(store, channel, table.id, -1)

    (text,) = [channel.messages[m].text for m, at in channel.places.items() if at == DIRECT + user]
    assert "La mesa: https://" in text


async def test_who_takes_no_messages_is_called_in_the_channel(games: Games, store: Store) -> None:
    """A player who accepts no direct messages is pinged by a post, which is removed later."""
    channel = Channel()
    table, user = await waits(games)
    channel.closed.add(user)

    await life(store, channel, table.id, -1)

    assert channel.notices == [(user, table.row.channel_id)]
    (call,) = [m for m, screen in channel.messages.items() if user in screen.pings]
    assert not channel.messages[call].picture
    await act(Games(store), await Games(store).tables.look(table.id))
    await life(store, channel, table.id, -1)
    assert call not in channel.messages


@pytest.mark.parametrize("way", ["open", "closed", "gone"])
async def test_killed_at_any_request_it_calls_once(games: Games, store: Store, way: str) -> None:
    """
    A bot killed before or after any request still sends the message exactly once.

    The same goes for the ping in the channel when messages are closed or the account is gone.
    """
    table, user = await waits(games)
    await store.notes.prefer(user, calls=None)
    for other in table.people:
        await store.notes.prefer(other, calls=direct.DM)
    channel, moments, lives = Channel(), 0, [False]
    if way != "open":
        getattr(channel, way).update(table.people)
    await life(store, channel, table.id, -1)

    while not lives[-1]:
        said = len(channel.notices)
        turns, own = table.number, Games(store)
        while table.number == turns or not any(
            post.key.kind == news.TURN and "silent" not in post.data
            for post in await store.readings.pending(table.id)
        ):
            await act(own, await own.tables.look(table.id))
            table = await own.tables.look(table.id)
        lives.append(await life(store, channel, table.id, moments))
        await life(store, channel, table.id, -1)
        called = table.user(on_turn(table))
        place = DIRECT + (called or 0) if way == "open" else table.row.channel_id
        assert channel.notices[said:] == [(called, place)]
        moments += 1
        assert moments < MANY

    assert lives.count(False) >= 6


async def test_a_vote_calls_until_one_has_voted(games: Games, store: Store) -> None:
    """The message goes once its reader has voted, even if other votes are missing."""
    channel = Channel()
    table, user = await waits(games)
    await life(store, channel, table.id, -1)
    other = next(other for other in table.people if other != user)
    await voting.propose(Games(store), table.id, other, "pause", manages=False)
    await life(store, channel, table.id, -1)
    (vote,) = [
        m
        for m, screen in channel.messages.items()
        if "🗳️" in screen.text and channel.places[m] > DIRECT
    ]
    (number,) = (await Games(store).tables.look(table.id)).memory.motions

    await voting.agree(Games(store), table.id, number, user, manages=False)
    await life(store, channel, table.id, -1)

    assert (user, DIRECT + user) in channel.notices[1:]
    assert vote not in channel.messages
    assert (await Games(store).tables.look(table.id)).memory.motions


async def test_an_offer_is_accepted_from_the_message(tmp_path: Path) -> None:
    """A button in the direct message accepts an offer, and then the message is gone."""
    async with opened(tmp_path, "midgame") as t:
        offerer = t.on_turn(await t.board())
        seat = t.people.index(offerer)
        state = t.state
        kinds = range(len(state.bank))
        other, give, get = next(
            (other, give, get)
            for other, give, get in product(range(4), kinds, kinds)
            if other != seat and give != get
            if state.hands[seat][give] and state.hands[other][get]
        )
        taker = t.people[other]
        told = await t.command(taker, "notify", where="dm")
        typed = [f"1 {Words('en').card(state.rules.cards[kind].name)}" for kind in (give, get)]
        if (await t.board()).buttons.get("Roll the dice"):
            await t.command(offerer, "roll")
        before = [n["message"] for n in taker.screen["notifications"]]

        await t.command(offerer, "trade offer", give=typed[0], get=typed[1])
        (notice,) = [n for n in taker.screen["notifications"] if n["message"] not in before]
        message = next(p for p in taker.direct if p.id == notice["message"])
        await taker.click(message, next(iter({"Accept", "Aceptar"} & set(message.buttons))))
        await t.rest()

        assert "**by direct message**" in told or "**por mensaje directo**" in told
        assert notice["reason"] == "dm"
        assert message.id not in [p.id for p in taker.direct]
        assert other in [
            seat for offer in t.state.part(Offers).open for seat in offer.accepted
        ] or (t.state.hands[other][give] > state.hands[other][give])
