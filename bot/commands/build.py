"""Building, buying, and everything that is placed: in set-up and by a card as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, choose, context_of, glance, labels, place, verb
from bot.commands.make import Completer, command, group
from game.base.buy_card import BuyCard
from game.base.free_road import SkipFreeRoad

if TYPE_CHECKING:
    from bot.services import Services

GROUP = group("build")
SKIP = "skip"
"""What declines the second free road."""


def spots(path: str) -> Completer:
    """The legal places of a command, for autocomplete."""

    async def complete(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
        context = await glance(services, caller)
        found = labels(context, verb(context, path))
        if context.listed(SkipFreeRoad):
            found.insert(0, (context.w.say("ui.verb.SkipFreeRoad"), SKIP))
        return found

    return complete


async def at(services: Services, caller: Caller, path: str, spot: str | None) -> None:
    """Build what *path* means at the place that is typed, or open the screen to choose one."""
    context = await context_of(services, caller)
    shown = verb(context, path)
    if spot is None:
        await choose(caller, context, shown)
    elif spot == SKIP:
        await act(services, caller, context, SkipFreeRoad())
    else:
        action = shown.action(**{shown.field: place(context, shown, spot)})
        await act(services, caller, context, action)


@command("build road", parent=GROUP, completes={"spot": spots("build road")})
async def road(services: Services, caller: Caller, spot: str | None = None) -> None:
    """Build a road, or lay one that is owed."""
    await at(services, caller, "build road", spot)


@command("build settlement", parent=GROUP, completes={"spot": spots("build settlement")})
async def settlement(services: Services, caller: Caller, spot: str | None = None) -> None:
    """Build a settlement, or set one up."""
    await at(services, caller, "build settlement", spot)


@command("build city", parent=GROUP, completes={"spot": spots("build city")})
async def city(services: Services, caller: Caller, spot: str | None = None) -> None:
    """Raise a settlement to a city."""
    await at(services, caller, "build city", spot)


@command("buy")
async def buy(services: Services, caller: Caller) -> None:
    """Buy a development card."""
    await act(services, caller, await context_of(services, caller), BuyCard())


BUY = buy
