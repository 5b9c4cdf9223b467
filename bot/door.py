"""
The door: every click on a button or menu, from its address to an answer.

One listener takes them all, so no click is ever silently ignored: an address leads to one of the
handlers below, and what is not ours, or from an earlier moment, gets a calm private answer with
the present state. Handlers acknowledge first and work afterwards.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot import faults
from bot.address import Address
from bot.caller import Caller
from bot.clicks import lobby, private, public
from bot.screens.screen import Screen
from bot.tables import news
from bot.tables.refusals import NoTable, Stale

if TYPE_CHECKING:
    from bot.house import House

Handler = Callable[["House", Caller, Address, list[str]], Awaitable[None]]

HANDLERS: dict[str, Handler] = {
    "l": lobby.click,
    "rematch": lobby.rematch,
    news.TURN: public.click,
    news.ASK: public.click,
    news.OFFERS: public.click,
    news.CALL: public.click,
    **private.HANDLERS,
}


async def click(house: House, interaction: discord.Interaction) -> None:
    """Answer one click."""
    data: dict[str, Any] = dict(interaction.data or {})
    address = Address.parse(str(data.get("custom_id", "")))
    values = [str(value) for value in data.get("values", ())]
    caller = await Caller.of(interaction, house.store)
    handler = HANDLERS.get(address.op) if address else None
    try:
        if address is None or handler is None:
            await caller.think()
            await caller.say("ui.error.unknown")
            return
        await house.heal(caller, address.game)
        await handler(house, caller, address, values)
    except Exception as error:  # noqa: BLE001  # the outer door: nobody is left without an answer
        await _explain(house, caller, address, error)


async def _explain(house: House, caller: Caller, address: Address | None, error: Exception) -> None:
    if faults.is_too_late(error):
        return
    text = faults.sentence(error, caller.w)
    if isinstance(error, Stale | NoTable) and address is not None:
        text = "\n".join((text, await house.standing(caller, address.game)))
    try:
        if not caller.interaction.response.is_done():
            await caller.think()
            await caller.show(Screen(text))
        elif caller.is_on_private or caller.has_thought:
            await caller.show(Screen(text))
        else:
            await caller.whisper(Screen(text))
    except discord.HTTPException as second:
        if not faults.is_too_late(second):
            faults.sentence(second, caller.w)
