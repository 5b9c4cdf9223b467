"""Rolling, and ending the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, desk_of
from bot.commands.make import command
from game.base.end_turn import EndTurn
from game.base.roll import RollDice

if TYPE_CHECKING:
    from bot.house import House


@command("roll")
async def roll(house: House, caller: Caller) -> None:
    """Roll the dice."""
    await act(house, caller, await desk_of(house, caller), RollDice())


@command("endturn")
async def end_turn(house: House, caller: Caller) -> None:
    """End the turn."""
    await act(house, caller, await desk_of(house, caller), EndTurn())


COMMANDS = (roll, end_turn)
