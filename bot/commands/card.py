"""Playing development cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, choose, context_of, counted_kinds, kind, verb
from bot.commands.acting import cards as read_cards
from bot.commands.make import command, group
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads

if TYPE_CHECKING:
    from bot.services import Services

GROUP = group("card")


@command("card knight", parent=GROUP)
async def knight(services: Services, caller: Caller) -> None:
    """Play a knight."""
    await act(services, caller, await context_of(services, caller), PlayKnight())


@command("card roads", parent=GROUP)
async def roads(services: Services, caller: Caller) -> None:
    """Play road building."""
    await act(services, caller, await context_of(services, caller), PlayRoads())


@command("card plenty", parent=GROUP)
async def plenty(services: Services, caller: Caller, cards: str | None = None) -> None:
    """Play year of plenty."""
    context = await context_of(services, caller)
    if cards is None:
        await choose(caller, context, verb(context, "card plenty"))
    else:
        await act(services, caller, context, PlayPlenty(read_cards(context, cards)))


@command("card monopoly", parent=GROUP, completes={"card": counted_kinds})
async def monopoly(services: Services, caller: Caller, card: str | None = None) -> None:
    """Play monopoly."""
    context = await context_of(services, caller)
    if card is None:
        await choose(caller, context, verb(context, "card monopoly"))
    else:
        await act(services, caller, context, PlayMonopoly(kind(context, card)))
