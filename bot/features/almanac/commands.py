"""`/almanac`, which explains a word of the game."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play.command import command
from bot.publish.services import Services
from bot.screens import almanac as screens


async def words(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The words that the text may mean, for autocomplete."""
    played = await services.rules_near(caller)
    return screens.choices(caller.w, typed, played)


@command("almanac", in_dm=True, finds={"word": words})
async def almanac(services: Services, caller: Caller, word: str | None = None) -> None:
    """Show a word and the words it leads to; without a word, list all of them."""
    played = await services.rules_near(caller)
    screen = screens.answer(caller.w, word, played) if word else screens.every(caller.w, played)
    await caller.show(screen)


COMMANDS = (almanac,)
