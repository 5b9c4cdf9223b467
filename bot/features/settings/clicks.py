"""Clicks on the settings, and the changes they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.settings import screens

if TYPE_CHECKING:
    from bot.publish.services import Services


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Handle a press on one of the choices."""
    pressed = screens.Set.parse(address.args)
    await choose(services, caller, {pressed.name: pressed.value})


async def choose(services: Services, caller: Caller, chosen: dict[str, str]) -> None:
    """Apply the *chosen* settings to the caller from now on, and show all of them."""
    found = {
        name: screens.VALUES[name, value]
        for name, value in chosen.items()
        if (name, value) in screens.VALUES
    }
    if found:
        await services.store.notes.prefer(caller.user, **found)
        await caller.know(services.store)
    if found.keys() & {"text", "calls"}:
        await services.publisher.learn_anew(caller.user)
    person = await services.store.readings.person(caller.user)
    await caller.show(screens.settings(caller.w, person.preferences))


BUTTONS = (screens.Set,)
HANDLERS = {screens.OP: (lambda caller, address: False, click)}
