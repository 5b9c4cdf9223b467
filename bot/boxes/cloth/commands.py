"""`/plunder`, for the pirate's booty in Cloth for Catan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play.acting import act, choose, context_of, glance, proposed, verb, way
from bot.features.play.command import command

if TYPE_CHECKING:
    from bot.publish.services import Services


async def booty(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Everything there is to steal, for autocomplete."""
    context = await glance(services, caller)
    return proposed(context, "plunder")


@command("plunder", completes={"how": booty})
async def plunder(services: Services, caller: Caller, how: str | None = None) -> None:
    """Steal a card or a cloth with the pirate."""
    context = await context_of(services, caller)
    if how is None:
        await choose(caller, context, verb(context, "plunder"))
    else:
        await act(services, caller, context, way(context, "plunder", how))


COMMANDS = (plunder,)
