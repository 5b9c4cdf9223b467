"""Clicks on posts that look for a substitute, and on the question whether to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Stale
from bot.chat.screen import Screen
from bot.features.seats import screens, seats
from bot.publish.posts.operations import Take, read
from bot.screens.reading import nth
from bot.table.moment import check_moment
from bot.table.news import SEAT
from game import Seat

if TYPE_CHECKING:
    from bot.publish.services import Services


def opens(caller: Caller, address: Address) -> bool:
    """Whether a click opens a private answer: clicks on the public post do."""
    return not caller.is_on_private


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Take the seat, let a computer play it, or stop looking for a substitute."""
    known = {one.op: one for one, _ in screens.STYLES}
    pressed, game = read(address.text(0), known), address.game
    if pressed is None:
        raise Stale
    seat = Seat(nth((await services.tables.look(game)).seats, pressed.seat).seat)
    match pressed:
        case Take():
            await _take(services, caller, game, seat)
        case screens.Computer():
            await seats.stand_in(services.games, game, caller.user, seat, manages=caller.manages)
            await caller.say("ui.seat.computer")
        case screens.Keep():
            table = await seats.keep(
                services.games, game, caller.user, seat, manages=caller.manages
            )
            is_kept = table.seats[seat].settings.get("returns")
            key = "ui.seat.kept.computer" if is_kept else "ui.seat.kept"
            await caller.say(key, player=table.who(seat))


async def _take(services: Services, caller: Caller, game: str, seat: Seat) -> None:
    """Ask to play on in an open seat, or take back one's own, and say which happened."""
    table, sits = await seats.take(services.games, game, caller.row(), seat)
    await caller.say("ui.seat.back" if sits else "ui.seat.bid", player=table.who(seat))


async def resign(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Leave for good."""
    seat, acted = Seat(address.number(0)), address.number(1)
    async with services.tables.seen(address.game) as table:
        check_moment(table, caller.user, seat, acted=acted, plays=False)
    computed = screens.Resign.parse(address.args[2:]).then == "computer"
    await seats.resign(services.games, address.game, caller.user, seat, computed=computed)
    await caller.show(Screen(caller.w.say("ui.resign.done")))


BUTTONS = (Take, screens.Computer, screens.Keep, screens.Resign)
HANDLERS = {SEAT: (opens, click), screens.RESIGN: (lambda caller, address: False, resign)}
