"""Clicks on the help's topics; anyone can use them, whether they play or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.help import screens

if TYPE_CHECKING:
    from bot.publish.services import Services


async def show(services: Services, caller: Caller) -> None:
    """Show the start of the help: everything the caller can do now."""
    table = await services.near(caller)
    played = None if table is None else services.rules_of(table)
    await caller.show(screens.front(caller.w, table, caller.user, played))


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Show the topic that was pressed, or else the start of the help."""
    name = screens.Topic.parse(address.args).name or ""
    if not screens.is_topic(name):
        await show(services, caller)
        return
    await caller.show(screens.topic(caller.w, name, await services.rules_near(caller)))


BUTTONS = (screens.Topic,)
HANDLERS = {screens.OP: (lambda caller, address: not caller.is_on_private, click)}
