"""The click of a person who wants to be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.privacy import screens
from bot.features.privacy.personal import forget

if TYPE_CHECKING:
    from bot.publish.services import Services


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Forget the person, and say so in the message that asked them."""
    w = caller.w
    await forget(services, caller.user)
    await caller.show(screens.forgotten(w))


BUTTONS = (screens.Forget,)
HANDLERS = {screens.OP: (lambda caller, address: False, click)}
