"""Clicks on the almanac's words; anyone can use them, whether they play or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.screens import almanac as screens

if TYPE_CHECKING:
    from bot.publish.services import Services


def opens(caller: Caller, address: Address) -> bool:
    """Whether a click opens a private answer; on one, the word replaces the text."""
    return not caller.is_on_private


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Show the word that was pressed or chosen, or else the words of a box, or all words."""
    key = "".join(values) or screens.Word.parse(address.args).key or ""
    played = await services.rules_near(caller)
    has_word = screens.ALMANAC.has(key)
    w = caller.w
    screen = screens.word(w, key, played) if has_word else screens.every(w, played, key)
    await caller.show(screen)


BUTTONS = (screens.Word,)
HANDLERS = {screens.OP: (opens, click)}
