"""Five and six: passing in the building phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, context_of
from bot.commands.make import command
from game.five_six.pass_building import PassBuilding

if TYPE_CHECKING:
    from bot.services import Services


@command("pass")
async def pass_building(services: Services, caller: Caller) -> None:
    """Build nothing more between these turns."""
    await act(services, caller, await context_of(services, caller), PassBuilding())


COMMANDS = (pass_building,)
