"""`/number`, for the number of a new island in Discovery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play.acting import act, choose, context_of, glance, hinted, place
from bot.features.play.command import command
from bot.screens.shown import BY_NAME
from game import HexId
from game.discovery.take_number import TakeNumber

if TYPE_CHECKING:
    from bot.publish.services import Services


async def numbers(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The numbers that can be taken, for autocomplete."""
    return hinted(await glance(services, caller), BY_NAME["TakeNumber"])


@command("number", completes={"hex": numbers})
async def number(
    services: Services,
    caller: Caller,
    hex: str | None = None,  # noqa: A002  # the players' word
) -> None:
    """Choose the number for a new island."""
    context = await context_of(services, caller)
    shown = BY_NAME["TakeNumber"]
    if hex is None:
        await choose(caller, context, shown)
    else:
        await act(services, caller, context, TakeNumber(HexId(place(context, shown, hex))))


COMMANDS = (number,)
