"""
Being ready: a full table with a live pace asks everyone, and begins once all have said yes.

Everyone gets one ping with a button. After two minutes, people who haven't answered lose their
seats, as if they had left. The question ends early if a seat gets free.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from msgspec.structs import replace

from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Button, Screen
from bot.features.lobby import lobby
from bot.features.lobby import operations as ops
from bot.features.lobby.idle import touch
from bot.features.lobby.lobby import begin, call_host, take_out
from bot.publish.posts import joining
from bot.publish.posts.board import stamp
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.moment import need_lobby
from bot.table.ping import Ping
from bot.table.room import asks_ready, room
from bot.table.state.memory import Ready
from bot.table.table import Table
from game import Seat
from storage import Status

PATIENCE: Final = timedelta(minutes=2)
"""Time in which everyone has to answer."""

DEADLINE: Final = "ready"
"""The kind of the deadline at which the seats of people who haven't answered get free."""


def settle(change: Draft, table: Table) -> None:
    """Ask everyone if the table is full by now, and stop asking if it no longer is."""
    row, ready = change.game, change.memory.ready
    if row.status is not Status.LOBBY or not (asks_ready(row) or ready.until):
        return
    seats = change.seats()
    people = {seat.user_id: seat.seat for seat in seats if seat.user_id}
    is_full = asks_ready(row) and len(seats) >= room(row)
    # If all are ready and it couldn't begin, the host has been told.
    if is_full and ready.until is None and not people.keys() <= {*ready.users}:
        number, until = ready.number + 1, change.now + PATIENCE
        change.remember(ready=Ready(number, until))
        change.set_deadline(DEADLINE, until)
        change.plan(news.READY, number=number, data=Ping.to(people.values()).data)
    elif not is_full and ready.until is not None:
        change.remember(ready=Ready(ready.number))
        change.clear_deadlines(DEADLINE)


async def confirm(
    games: Games, game_id: str, user: int, number: int, interaction: int | None = None
) -> Table:
    """
    Note that a person is ready; the last one begins the game.

    :raises Stale: if the question with this *number* is over.
    :raises Refused: if they have no seat, or the game can't begin; then the host is told.
    """
    async with games.tables.at(game_id) as table:
        need_lobby(table)
        ready = table.memory.ready
        if ready.until is None or ready.number != number:
            raise Stale
        if not table.seats_of(user):
            raise Refused("ui.error.not_seated")
        users = tuple(dict.fromkeys((*ready.users, user)))
        if not {*table.people} <= {*users}:

            def note(change: Draft) -> None:
                change.remember(ready=replace(ready, users=users))
                touch(change)

            await games.changed(table, note)
            return table
        try:
            await begin(games, table, user, interaction)
        except Refused:

            def stop(change: Draft) -> None:
                change.remember(ready=replace(ready, until=None, users=users))
                change.clear_deadlines(DEADLINE)
                call_host(change, table)

            await games.changed(table, stop)
            raise
        return table


async def start(games: Games, game_id: str, user: int, interaction: int) -> Table:
    """
    Begin the game; while everyone is asked whether they are ready, say yes instead.

    :raises Refused: if it is too early, or the options do not fit.
    """
    ready = (await games.tables.look(game_id)).memory.ready
    if ready.until is not None:
        return await confirm(games, game_id, user, ready.number, interaction)
    return await lobby.start(games, game_id, user, games.store.now(), interaction)


def noted(table: Table) -> str:
    """The key of the answer to a person who is ready or has begun the game."""
    return "ui.ready.noted" if table.row.status is Status.LOBBY else "ui.started"


async def lapse(games: Games, game_id: str) -> None:
    """Free the seats of people who haven't answered in time."""
    async with games.tables.at(game_id) as table:
        ready = table.memory.ready
        if ready.until is not None and ready.until > games.store.now():
            return  # asked again meanwhile
        is_asked = table.row.status is Status.LOBBY and ready.until is not None
        gone = {*table.people} - {*ready.users} if is_asked else set()

        def work(change: Draft) -> None:
            change.clear_deadlines(DEADLINE)
            if is_asked:
                count = sum(seat.user_id in gone for seat in table.seats)
                change.remember(ready=Ready(ready.number, freed=count))
                take_out(change, table, gone)

        await games.changed(table, work)


def asked(post: Post, link: str) -> Screen:
    """The question whether everyone is ready: who is, and until when the others can say so."""
    table, w, ready = post.table, post.w, post.table.memory.ready
    pings = table.people_in(post.seats)
    players = ", ".join(f"<@{user}>" for user in pings)
    seats = [Seat(seat.seat) for seat in table.seats if seat.user_id]
    marks = "  ".join(
        f"{'✓' if table.user(seat) in ready.users else '⏳'} {table.who(seat)}" for seat in seats
    )
    until = stamp(ready.until) if ready.until else ""
    lines = (
        w.say("ui.ready.asked", players=players),
        f"-# {marks}",
        w.say("ui.ready.until", until=until),
        w.say("ui.ask.table", link=link),
    )
    own = None if post.own is None else int(post.own)
    row = (
        Button(
            w.say("ui.button.ready"),
            joining.Ready("yes", post.number, own).to(table.id),
            "success",
        ),
        Button(w.say("ui.button.leave"), ops.Leave().to(table.id)),
    )
    return Screen("\n".join(lines), None, (row,), pings)
