"""`/roll` and `/endturn`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play.acting import act, context_of
from bot.features.play.command import command
from game.base.end_turn import EndTurn
from game.base.roll import RollDice

if TYPE_CHECKING:
    from bot.publish.services import Services


@command("roll")
async def roll(services: Services, caller: Caller) -> None:
    """Roll the dice."""
    await act(services, caller, await context_of(services, caller), RollDice())


@command("endturn")
async def end_turn(services: Services, caller: Caller) -> None:
    """End the turn."""
    await act(services, caller, await context_of(services, caller), EndTurn())


COMMANDS = (roll, end_turn)
