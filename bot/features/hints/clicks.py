"""The button of the hints."""

from __future__ import annotations

import asyncio

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.hints import screens
from bot.features.play.answers import AnswersSeat
from bot.publish.seated import Seated
from bot.publish.services import Services
from bot.table.moment import check_moment
from game import Seat, Seeded
from game.computer import hints


class Hint(screens.Hint, AnswersSeat):
    """Show the hints of a seat."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Stale: if the seat has acted since the button was made."""
        seat = Seat(address.number(0))
        await show(services, caller, address.game, seat, acted=address.number(1))


async def show(
    services: Services, caller: Caller, game: str, seat: Seat, *, acted: int | None = None
) -> None:
    """
    Show the hints of a seat; the panel takes their place when its cards change.

    :raises Refused: if the table has none, or the seat has nothing to do.
    """
    async with services.tables.seen(game) as table:
        check_moment(table, caller.user, seat, acted=acted)
        seated = Seated(services, caller, table, seat)
        context, again = seated.context(), seated.again()
        # This isn't the game's own chance: hints must not use that up, or tell of it.
        chance = Seeded(table.row.seed, ["hint", str(table.number)])
    if not context.hints:
        raise Refused("ui.error.hints")
    # A view and its options never change, so another thread can think about them.
    found = await asyncio.to_thread(hints, context.view, context.options, chance)
    if not found:
        raise Refused("ui.error.nothing_owed")
    await services.panels.show(caller, game, screens.main(context, found), again)


BUTTONS = (Hint,)
