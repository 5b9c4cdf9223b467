"""Rolling, ending the turn, and taking back what was done last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, context_of
from bot.commands.make import command
from bot.tables import takeback
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.core.undo import Undo

if TYPE_CHECKING:
    from bot.services import Services


@command("roll")
async def roll(services: Services, caller: Caller) -> None:
    """Roll the dice."""
    await act(services, caller, await context_of(services, caller), RollDice())


@command("endturn")
async def end_turn(services: Services, caller: Caller) -> None:
    """End the turn."""
    await act(services, caller, await context_of(services, caller), EndTurn())


@command("undo")
async def undo(services: Services, caller: Caller) -> None:
    """Take the latest action back."""
    context = await context_of(services, caller)
    async with services.tables.seen(context.game) as table:
        own = takeback.seat_of(table, caller.user)
        context = context if own is None else services.context(table, own, caller)
        found = takeback.latest(table.memory)
    # Where there is none, the rules say why their latest action stays.
    number = context.acted if own is None or found is None else found[1]
    await act(services, caller, context, Undo(number))


COMMANDS = (roll, end_turn, undo)
