"""Playing development cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.acting import act, choose, context_of, counted_kinds, kind, verb
from bot.features.play.acting import cards as read_cards
from bot.features.play.command import command
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads

if TYPE_CHECKING:
    from bot.publish.services import Services


@command("card knight", parent=groups.CARD)
async def knight(services: Services, caller: Caller) -> None:
    """Play a knight."""
    await act(services, caller, await context_of(services, caller), PlayKnight())


@command("card roads", parent=groups.CARD)
async def roads(services: Services, caller: Caller) -> None:
    """Play road building."""
    await act(services, caller, await context_of(services, caller), PlayRoads())


@command("card plenty", parent=groups.CARD)
async def plenty(services: Services, caller: Caller, cards: str | None = None) -> None:
    """Play year of plenty."""
    context = await context_of(services, caller)
    if cards is None:
        await choose(caller, context, verb(context, "card plenty"))
    else:
        await act(services, caller, context, PlayPlenty(read_cards(context, cards)))


@command("card monopoly", parent=groups.CARD, completes={"card": counted_kinds})
async def monopoly(services: Services, caller: Caller, card: str | None = None) -> None:
    """Play monopoly."""
    context = await context_of(services, caller)
    if card is None:
        await choose(caller, context, verb(context, "card monopoly"))
    else:
        await act(services, caller, context, PlayMonopoly(kind(context, card)))


COMMANDS = (groups.CARD,)
