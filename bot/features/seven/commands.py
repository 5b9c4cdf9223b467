"""Commands for a seven: discarding, moving the robber, robbing."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play.acting import (
    act,
    choose,
    context_of,
    glance,
    hinted,
    place,
    player,
    players,
    standing,
    verb,
)
from bot.features.play.command import command
from bot.features.play.verbs import plays
from bot.publish.services import Services
from bot.screens.shown import BY_NAME
from game import HexId
from game.base.move_robber import MoveRobber
from game.base.rob import Rob


async def hexes(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The hexes the robber can move to, for autocomplete."""
    return hinted(await glance(services, caller), BY_NAME["MoveRobber"])


async def victims(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The players who can be robbed, or all others while the robber still has to move."""
    context = await glance(services, caller)
    able = [action.victim for action in context.listed(Rob) if isinstance(action, Rob)]
    return [standing(context, seat) for seat in able] or await players(services, caller, typed)


@command("robber", completes={"hex": hexes, "victim": victims})
async def robber(
    services: Services,
    caller: Caller,
    hex: str | None = None,  # noqa: A002  # the players' word
    victim: str | None = None,
) -> None:
    """Move the robber, and choose whom to rob if there are several."""
    context = await context_of(services, caller)
    shown = verb(context, "robber")
    if shown.action is MoveRobber and hex is not None:
        to = place(context, shown, hex)
        await act(services, caller, context, MoveRobber(HexId(to)))
        if victim is None:
            return
        context = await context_of(services, caller)
        if context.listed(Rob):
            await act(services, caller, context, Rob(player(context, victim)), part=1)
    elif shown.action is Rob and victim is not None:
        await act(services, caller, context, Rob(player(context, victim)))
    else:
        await choose(caller, context, shown)


COMMANDS = (plays("discard", "cards"), robber)
