"""The strange box's commands: its rope is among the buildings, the rest is one command."""

from __future__ import annotations

from discord import app_commands

from bot.chat.caller import Caller
from bot.features.play.acting import act, context_of, glance, way, ways
from bot.features.play.command import command
from bot.publish.services import Services
from bot.screens.choosing import picks
from tests.bot.boxes.strange.screens import main
from tests.game.strange.load_dice import LoadDice


async def found(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Every action that is possible now, for autocomplete."""
    context = await glance(services, caller)
    return [(label, value) for value, (label, _) in ways(context, "strange").items()]


@command("strange", completes={"how": found})
async def strange(services: Services, caller: Caller, how: str | None = None) -> None:
    """Lift a rope, read or burn omens, or answer what the box asks."""
    context = await context_of(services, caller)
    if how is None:
        await caller.show(picks.owed(context) or main(context))
        return
    await act(services, caller, context, way(context, "strange", how))


@command("load")
async def load(
    services: Services,
    caller: Caller,
    one: app_commands.Range[int, 1, 6],
    two: app_commands.Range[int, 1, 6],
) -> None:
    """Make the next roll show these two dice."""
    await act(services, caller, await context_of(services, caller), LoadDice(one, two))


COMMANDS = (strange, load)
