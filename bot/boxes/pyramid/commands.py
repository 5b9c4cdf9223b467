"""The Great Pyramid: what it builds, and the Vizier's Favor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands import build, trade
from bot.commands.acting import act, desk_of, kind, kinds
from bot.commands.make import Command, command
from game.pyramid.build_block import BuildBlock
from game.pyramid.use_favor import UseFavor

if TYPE_CHECKING:
    from bot.house import House

COMMANDS: tuple[Command, ...] = ()
"""None of its own: all of them belong to groups of the base game."""


@command("build boat", parent=build.GROUP, completes={"spot": build.spots("build boat")})
async def boat(house: House, caller: Caller, spot: str | None = None) -> None:
    """Build a boat."""
    await build.at(house, caller, "build boat", spot)


@command("build block", parent=build.GROUP)
async def block(house: House, caller: Caller) -> None:
    """Lay a block on the pyramid."""
    await act(house, caller, await desk_of(house, caller), BuildBlock())


@command("trade vizier", parent=trade.GROUP, completes={"give": kinds, "get": kinds})
async def vizier(house: House, caller: Caller, give: str, get: str) -> None:
    """Swap a card for another by the Vizier's Favor."""
    desk = await desk_of(house, caller)
    await act(house, caller, desk, UseFavor(kind(desk, give), kind(desk, get)))
