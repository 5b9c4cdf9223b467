"""Clicks on the almanac's words, by anybody, whether they play or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.address import Address
from bot.caller import Caller
from bot.screens import almanac as screens

if TYPE_CHECKING:
    from bot.services import Services


def opens(caller: Caller, address: Address) -> bool:
    """Whether a click opens a private answer: on one, the word takes its place."""
    return not caller.is_on_private


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Show the word that was pressed or chosen; all words, if it is none or none any more."""
    key = "".join(values or address.args)
    played = await services.rules_near(caller)
    has_word = screens.ALMANAC.has(key)
    screen = screens.word(caller.w, key, played) if has_word else screens.every(caller.w, played)
    await caller.show(screen)
