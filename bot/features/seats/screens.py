"""Screens about seats that change hands: the search for a substitute, and leaving."""

from __future__ import annotations

from typing import Literal

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.screen import Button, Screen, Style
from bot.features.play.answers import Answers, AnswersSeat
from bot.features.seats import seats
from bot.publish.posts.operations import OnPost, Take
from bot.publish.posts.post import Post
from bot.publish.services import Services
from bot.screens.reading import nth
from bot.table.moment import check_moment
from bot.table.news import SEAT
from bot.table.table import RATED, Table
from game import Seat
from words import Words


async def seat_of(services: Services, game: str, seat: int) -> Seat:
    """:raises Stale: if the game has no such seat."""
    return Seat(nth((await services.tables.look(game)).seats, seat).seat)


class Computer(OnPost, Answers, op="computer"):
    """Let a computer play an open seat."""

    seat: int

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they can't decide it."""
        seat = await seat_of(services, address.game, self.seat)
        games, user = services.games, caller.user
        await seats.stand_in(games, address.game, user, seat, manages=caller.manages)
        await caller.say("ui.seat.computer")


class Keep(OnPost, Answers, op="keep"):
    """Stop looking for a substitute."""

    seat: int

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they can't decide it."""
        seat = await seat_of(services, address.game, self.seat)
        games, user = services.games, caller.user
        table = await seats.keep(games, address.game, user, seat, manages=caller.manages)
        is_kept = table.seats[seat].settings.get("returns")
        key = "ui.seat.kept.computer" if is_kept else "ui.seat.kept"
        await caller.say(key, player=table.who(seat))


class Resign(AnswersSeat, op="resign", new="never"):
    """Leave for good; a computer plays on, or the seat stays empty."""

    then: Literal["computer", "empty"]

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Stale: if the seat has acted since."""
        seat, acted = Seat(address.number(0)), address.number(1)
        async with services.tables.seen(address.game) as table:
            check_moment(table, caller.user, seat, acted=acted, plays=False)
        computed = self.then == "computer"
        await seats.resign(services.games, address.game, caller.user, seat, computed=computed)
        await caller.show(Screen(caller.w.say("ui.resign.done")))


STYLES: tuple[tuple[type[Take | Computer | Keep], Style], ...] = (
    (Take, "success"),
    (Computer, "secondary"),
    (Keep, "secondary"),
)
"""The buttons below a post that looks for a substitute, with their styles."""


def wanted(post: Post, link: str) -> Screen:
    """The post that looks for a substitute for its seat."""
    table, w = post.table, post.w
    (seat,) = post.seats
    is_computed = table.is_computed(seat)
    key = "ui.seat.wanted.computer" if is_computed else "ui.seat.wanted"
    text = "\n".join(
        (
            w.say(key, player=table.who(seat), count=post.view.seats[seat].points),
            w.say("ui.ask.table", link=link),
        )
    )

    take, computer, keep = (
        Button(w.say(f"ui.button.seat.{one.op}"), post.to(one(int(seat))), style)
        for one, style in STYLES
    )
    return Screen(text, None, ((take, keep) if is_computed else (take, computer, keep),))


def back(game: str, seat: Seat, w: Words) -> Button:
    """The button that gives a player the seat back that a computer plays for them."""
    to = Address(game, SEAT, (str(Take(int(seat))),))
    return Button(w.say("ui.button.seat.take"), to, "success")


def resign(table: Table, seat: Seat, w: Words) -> Screen:
    """The question whether to leave, and what happens to the seat."""
    is_last = len(table.people) == 1 and len(table.seats_of(table.people[0])) == 1

    def to(resign: Resign) -> Address:
        moment = (str(int(seat)), str(table.acted[seat]))
        return Address(table.id, resign.op, (*moment, *resign.pack()))

    buttons: tuple[Button, ...] = (
        Button(w.say("ui.button.resign.computer"), to(Resign("computer")), "danger"),
        Button(w.say("ui.button.resign.empty"), to(Resign("empty")), "danger"),
    )
    if is_last:
        buttons = (Button(w.say("ui.button.resign.last"), to(Resign("computer")), "danger"),)
    text = w.say("ui.resign.last" if is_last else "ui.resign.ask", player=table.who(seat))
    return Screen(f"{text}{cost(table, seat, w)}", None, (buttons,))


def cost(table: Table, seat: Seat, w: Words) -> str:
    """The warning that leaving a seat counts as a loss, if it does: docs/ratings.md."""
    settings = table.row.settings
    is_rated = table.row.guild_id and settings.get("rated", True) and not settings.get("practice")
    has_begun = table.user(seat) and seat not in table.memory.left
    if not is_rated or not has_begun or len(table.people) < RATED:
        return ""
    return f"\n{w.say('ui.resign.rated')}"
