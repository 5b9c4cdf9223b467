"""Building, buying, and everything that is placed: in set-up and by a card as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, choose, desk_of, glance, labels, place, verb
from bot.commands.make import Completer, command, group
from game.base.buy_card import BuyCard
from game.base.free_road import SkipFreeRoad

if TYPE_CHECKING:
    from bot.house import House

GROUP = group("build")
SKIP = "skip"
"""What declines the second free road."""


def spots(path: str) -> Completer:
    """The legal places of a command, for autocomplete."""

    async def complete(house: House, caller: Caller, typed: str) -> list[tuple[str, str]]:
        desk = await glance(house, caller)
        found = labels(desk, verb(desk, path))
        if desk.listed(SkipFreeRoad):
            found.insert(0, (desk.w.say("ui.verb.SkipFreeRoad"), SKIP))
        return found

    return complete


async def at(house: House, caller: Caller, path: str, spot: str | None) -> None:
    """Build what *path* means at the place that is typed, or open the screen to choose one."""
    desk = await desk_of(house, caller)
    shown = verb(desk, path)
    if spot is None:
        await choose(caller, desk, shown)
    elif spot == SKIP:
        await act(house, caller, desk, SkipFreeRoad())
    else:
        action = shown.action(**{shown.field: place(desk, shown, spot)})
        await act(house, caller, desk, action)


@command("build road", parent=GROUP, completes={"spot": spots("build road")})
async def road(house: House, caller: Caller, spot: str | None = None) -> None:
    """Build a road, or lay one that is owed."""
    await at(house, caller, "build road", spot)


@command("build settlement", parent=GROUP, completes={"spot": spots("build settlement")})
async def settlement(house: House, caller: Caller, spot: str | None = None) -> None:
    """Build a settlement, or set one up."""
    await at(house, caller, "build settlement", spot)


@command("build city", parent=GROUP, completes={"spot": spots("build city")})
async def city(house: House, caller: Caller, spot: str | None = None) -> None:
    """Raise a settlement to a city."""
    await at(house, caller, "build city", spot)


@command("buy")
async def buy(house: House, caller: Caller) -> None:
    """Buy a development card."""
    await act(house, caller, await desk_of(house, caller), BuyCard())


BUY = buy
