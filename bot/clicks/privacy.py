"""The click of somebody who wants to be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.address import Address
from bot.caller import Caller
from bot.privacy import forget
from bot.screens import privacy as screens

if TYPE_CHECKING:
    from bot.services import Services


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Forget them; the message they were asked in says so."""
    w = caller.w
    await forget(services, caller.user)
    await caller.show(screens.forgotten(w))
