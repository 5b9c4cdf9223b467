"""The button below the post of a game that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.address import Address
from bot.caller import Caller
from bot.screens import tale as screens

if TYPE_CHECKING:
    from bot.house import House


async def log(house: House, caller: Caller, address: Address, values: list[str]) -> None:
    """Give the whole log, to whoever asks."""
    data = await house.tales.log(address.game)
    await caller.show(screens.log(caller.w, address.game, data))
