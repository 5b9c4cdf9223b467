"""The button below the post of a game that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.address import Address
from bot.caller import Caller
from bot.screens import chronicle as screens

if TYPE_CHECKING:
    from bot.services import Services


async def log(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Give the whole log, to whoever asks."""
    data = await services.chronicles.log(address.game)
    await caller.show(screens.log(caller.w, address.game, data))
