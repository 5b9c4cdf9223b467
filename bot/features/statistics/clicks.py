"""Choosing who can see one's figures, by a button or a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.statistics import screens
from bot.features.statistics.results import NOBODY, SERVER, STATISTICS, whose

if TYPE_CHECKING:
    from bot.publish.services import Services


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Handle a press on one of the choices."""
    await choose(services, caller, screens.Choose.parse(address.args).who)


async def choose(services: Services, caller: Caller, who: str | None) -> None:
    """Let *who* see the caller's figures from now on; a caller who chooses nobody is removed."""
    store = services.store
    if who in screens.CHOICES:
        chosen = who if who in (SERVER, NOBODY) else None
        await store.notes.prefer(caller.user, **{STATISTICS: chosen})
        if chosen == NOBODY:
            await store.results.leave(caller.user)
    person = await store.readings.person(caller.user)
    await caller.show(screens.choice(caller.w, whose(person.preferences)))


BUTTONS = (screens.Choose,)
HANDLERS = {screens.OP: (lambda caller, address: False, click)}
