"""Rolling, ending the turn, and taking back what was done last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, desk_of
from bot.commands.make import command
from bot.tables import trail
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.core.undo import Undo

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


@command("undo")
async def undo(house: House, caller: Caller) -> None:
    """Take the latest action back."""
    desk = await desk_of(house, caller)
    async with house.hall.seen(desk.game) as table:
        own = trail.seat_of(table, caller.user)
        desk = desk if own is None else house.desk(table, own, caller)
        found = trail.latest(table.row.settings)
    # Where there is none, the rules say why their latest action stays.
    number = desk.acted if own is None or found is None else found[1]
    await act(house, caller, desk, Undo(number))


COMMANDS = (roll, end_turn, undo)
