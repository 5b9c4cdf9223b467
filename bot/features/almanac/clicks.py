"""The words of the almanac; anyone can use them, whether they play or not."""

from __future__ import annotations

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.play.answers import Answers
from bot.publish.services import Services
from bot.screens import almanac as screens


class Word(screens.Word, Answers):
    """Show the word that was pressed or chosen, or else the words of a box, or all words."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """On a private message, the word replaces its text."""
        key = "".join(values) or self.key or ""
        played = await services.rules_near(caller)
        has_word = screens.ALMANAC.has(key)
        w = caller.w
        screen = screens.word(w, key, played) if has_word else screens.every(w, played, key)
        await caller.show(screen)


BUTTONS = (Word,)
