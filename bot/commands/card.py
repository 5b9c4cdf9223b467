"""Playing development cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, choose, desk_of, kind, kinds, verb
from bot.commands.acting import cards as read_cards
from bot.commands.make import command, group
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads

if TYPE_CHECKING:
    from bot.house import House

GROUP = group("card")


@command("card knight", parent=GROUP)
async def knight(house: House, caller: Caller) -> None:
    """Play a knight."""
    await act(house, caller, await desk_of(house, caller), PlayKnight())


@command("card roads", parent=GROUP)
async def roads(house: House, caller: Caller) -> None:
    """Play road building."""
    await act(house, caller, await desk_of(house, caller), PlayRoads())


@command("card plenty", parent=GROUP)
async def plenty(house: House, caller: Caller, cards: str | None = None) -> None:
    """Play year of plenty."""
    desk = await desk_of(house, caller)
    if cards is None:
        await choose(caller, desk, verb(desk, "card plenty"))
    else:
        await act(house, caller, desk, PlayPlenty(read_cards(desk, cards)))


@command("card monopoly", parent=GROUP, completes={"card": kinds})
async def monopoly(house: House, caller: Caller, card: str | None = None) -> None:
    """Play monopoly."""
    desk = await desk_of(house, caller)
    if card is None:
        await choose(caller, desk, verb(desk, "card monopoly"))
    else:
        await act(house, caller, desk, PlayMonopoly(kind(desk, card)))
