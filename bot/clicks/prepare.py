"""Clicks that prepare an answer, or open the screen on which one is prepared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.address import Address
from bot.caller import Caller
from bot.screens import prepare as screens
from bot.tables import preparing
from bot.tables.moment import check_moment
from bot.tables.refusals import Refused
from game import Seat

if TYPE_CHECKING:
    from bot.services import Services


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Open it; or prepare what was chosen, and show what holds."""
    seat, what = Seat(address.number(0)), address.args[2:]
    if what:
        name, op = address.text(2), address.text(3)
        chosen = values if op == screens.SET else [] if op == screens.PLAIN else None
        await preparing.prepare(services.games, address.game, caller.user, seat, name, chosen)
    await show(services, caller, address.game, seat)


async def show(services: Services, caller: Caller, game: str, seat: Seat) -> None:
    """
    Show what holds for a seat, and what else can be chosen.

    :raises Refused: if there is nothing to prepare in this game.
    """
    async with services.tables.seen(game) as table:
        check_moment(table, caller.user, seat)
        context = services.context(table, seat, caller)
    if not screens.moments(context):
        raise Refused("ui.error.nothing_to_prepare")
    await services.panels.show(caller, game, screens.main(context))
