"""The strange box: its rope among what is built, and all else by one command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.caller import Caller
from bot.commands import build
from bot.commands.acting import act, desk_of, glance, way, ways
from bot.commands.make import command
from bot.screens import picks
from tests.bot.boxes.strange.screens import main
from tests.game.strange.load_dice import LoadDice

if TYPE_CHECKING:
    from bot.house import House


async def found(house: House, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """All that can be done now, for autocomplete."""
    desk = await glance(house, caller)
    return [(label, value) for value, (label, _) in ways(desk, "strange").items()]


@command("build rope", parent=build.GROUP, completes={"spot": build.spots("build rope")})
async def rope(house: House, caller: Caller, spot: str | None = None) -> None:
    """Hang a rope, or hang one again."""
    await build.at(house, caller, "build rope", spot)


@command("strange", completes={"how": found})
async def strange(house: House, caller: Caller, how: str | None = None) -> None:
    """Lift a rope, read or burn omens, or answer what the box asks."""
    desk = await desk_of(house, caller)
    if how is None:
        await caller.show(picks.owed(desk) or main(desk))
        return
    await act(house, caller, desk, way(desk, "strange", how))


@command("load")
async def load(
    house: House,
    caller: Caller,
    one: app_commands.Range[int, 1, 6],
    two: app_commands.Range[int, 1, 6],
) -> None:
    """Have the next roll be these two."""
    await act(house, caller, await desk_of(house, caller), LoadDice(one, two))


COMMANDS = (strange, load)
