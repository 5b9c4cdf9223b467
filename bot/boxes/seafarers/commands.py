"""Commands of Seafarers: moving ships and the pirate, and choosing gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play.acting import (
    act,
    choose,
    context_of,
    glance,
    hinted,
    place,
    proposed,
    verb,
    way,
)
from bot.features.play.acting import cards as read_cards
from bot.features.play.command import command, group
from bot.screens.shown import BY_NAME
from game import HexId
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.move_pirate import MovePirate

if TYPE_CHECKING:
    from bot.publish.services import Services

GROUP = group("move")


async def moves(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Every ship that can move, and where to, for autocomplete."""
    context = await glance(services, caller)
    return proposed(context, "move ship")


async def waters(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The hexes the pirate can move to, for autocomplete."""
    return hinted(await glance(services, caller), BY_NAME["MovePirate"])


@command("move ship", parent=GROUP, completes={"how": moves})
async def sail(services: Services, caller: Caller, how: str | None = None) -> None:
    """Move a ship that has an open end."""
    context = await context_of(services, caller)
    if how is None:
        await choose(caller, context, verb(context, "move ship"))
    else:
        await act(services, caller, context, way(context, "move ship", how))


@command("move pirate", parent=GROUP, completes={"hex": waters})
async def pirate(
    services: Services,
    caller: Caller,
    hex: str | None = None,  # noqa: A002  # the players' word
) -> None:
    """Move the pirate instead of the robber."""
    context = await context_of(services, caller)
    shown = BY_NAME["MovePirate"]
    if hex is None:
        await choose(caller, context, shown)
    else:
        to = place(context, shown, hex)
        await act(services, caller, context, MovePirate(HexId(to)))


@command("gold")
async def gold(services: Services, caller: Caller, cards: str | None = None) -> None:
    """Choose the cards that gold gives."""
    context = await context_of(services, caller)
    if cards is None:
        await choose(caller, context, verb(context, "gold"))
    else:
        await act(services, caller, context, ChooseGold(read_cards(context, cards)))


COMMANDS = (GROUP, gold)
