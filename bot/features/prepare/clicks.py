"""Clicks that prepare an answer, or open the screen for it."""

from __future__ import annotations

from functools import partial

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Screen
from bot.features.play.answers import AnswersSeat
from bot.features.prepare import preparing, screens
from bot.features.prepare.preparation import group
from bot.features.prepare.prepared import in_game
from bot.publish.seated import Seated
from bot.publish.services import Services
from bot.screens.context import ScreenContext
from bot.table.moment import check_moment
from game import Seat


class Prepare(screens.Prepare, AnswersSeat):
    """Open one moment or the list of all; or prepare the choice, and show the result."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Stale: if the seat isn't theirs anymore."""
        seat = Seat(address.number(0))
        if self.what is not None:
            await _choose(services, caller, address.game, seat, self, values)
        await show(services, caller, address.game, seat, self.moment)


async def show(
    services: Services, caller: Caller, game: str, seat: Seat, name: str | None = None
) -> None:
    """
    Show a seat's prepared answers and the possible choices, for one moment or for all.

    A moment that may not come for the seat leads to the list.

    :raises Refused: if there is nothing to prepare in this game.
    :raises Stale: if there is no such moment.
    """
    async with services.tables.seen(game) as table:
        check_moment(table, caller.user, seat)
        seated = Seated(services, caller, table, seat)
        context, again = seated.context(), seated.again(partial(_screen, name))
    found = screens.moments(context)
    if not found:
        raise Refused("ui.error.nothing_to_prepare")
    if name is not None and name not in in_game(context.view.rules):
        raise Stale
    await services.panels.show(caller, game, _screen(name, context), again)


def _screen(name: str | None, context: ScreenContext) -> Screen:
    """The choices for one moment if it may come for the seat, else the list of moments."""
    is_one = name is not None and name in screens.moments(context)
    return screens.one(context, name) if name is not None and is_one else screens.main(context)


async def _choose(
    services: Services,
    caller: Caller,
    game: str,
    seat: Seat,
    pressed: screens.Prepare,
    values: list[str],
) -> None:
    """Prepare the pressed choice; choices of other groups stay."""
    name = pressed.moment or ""
    chosen: list[str] | None = None if pressed.what == screens.ASK else []
    if pressed.what == screens.SET:
        if pressed.group is None:
            raise Stale
        async with services.tables.seen(game) as table:
            old = table.memory.prepared.get(seat, {}).get(name, ())
        chosen = [choice for choice in old if group(choice) != pressed.group] + values
    await preparing.prepare(services.games, game, caller.user, seat, name, chosen)


BUTTONS = (Prepare, screens.PreparePost)
