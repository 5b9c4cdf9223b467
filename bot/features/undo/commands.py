"""`/undo`."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play.acting import act, context_of
from bot.features.play.command import command
from bot.publish.seated import Seated
from bot.publish.services import Services
from game.core.undo import Undo


@command("undo")
async def undo(services: Services, caller: Caller) -> None:
    """Take back the latest action."""
    context = await context_of(services, caller)
    async with services.tables.seen(context.game) as table:
        own = table.may_undo(caller.user)
        if own is not None:
            context = Seated(services, caller, table, own).context()
        found = table.undoable
    # If nothing can be undone, the rules explain why the latest action stays.
    number = context.acted if own is None or found is None else found[1]
    await act(services, caller, context, Undo(number))


COMMANDS = (undo,)
