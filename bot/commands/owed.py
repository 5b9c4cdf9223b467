"""What a seven asks for: discarding, moving the robber, robbing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, choose, desk_of, glance, labels, place, player, players, verb
from bot.commands.acting import cards as read_cards
from bot.commands.make import command
from bot.screens.shown import BY_NAME
from game import HexId
from game.base.discard import Discard
from game.base.move_robber import MoveRobber
from game.base.rob import Rob

if TYPE_CHECKING:
    from bot.house import House


async def hexes(house: House, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Where the robber may go, for autocomplete."""
    return labels(await glance(house, caller), BY_NAME["MoveRobber"])


@command("discard")
async def discard(house: House, caller: Caller, cards: str | None = None) -> None:
    """Discard what a seven asks for."""
    desk = await desk_of(house, caller)
    if cards is None:
        await choose(caller, desk, verb(desk, "discard"))
    else:
        await act(house, caller, desk, Discard(read_cards(desk, cards)))


@command("robber", completes={"hex": hexes, "victim": players})
async def robber(
    house: House,
    caller: Caller,
    hex: str | None = None,  # noqa: A002  # what players call it
    victim: str | None = None,
) -> None:
    """Move the robber, and say whom to rob if several can be."""
    desk = await desk_of(house, caller)
    shown = verb(desk, "robber")
    if shown.action is MoveRobber and hex is not None:
        to = place(desk, shown, hex)
        await act(house, caller, desk, MoveRobber(HexId(to)))
        if victim is None:
            return
        desk = await desk_of(house, caller)
        if desk.listed(Rob):
            await act(house, caller, desk, Rob(player(desk, victim)), part=1)
    elif shown.action is Rob and victim is not None:
        await act(house, caller, desk, Rob(player(desk, victim)))
    else:
        await choose(caller, desk, shown)


COMMANDS = (discard, robber)
