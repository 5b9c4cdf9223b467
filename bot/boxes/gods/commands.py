"""Help from the Gods: using the own god, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.boxes.gods.screens import main
from bot.boxes.gods.shown import SHOWN
from bot.caller import Caller
from bot.clicks.private import need_option
from bot.commands.acting import act, choose, desk_of, glance, way, ways
from bot.commands.make import command, group
from bot.screens import picks
from bot.screens.shown import BY_NAME
from bot.tables.refusals import Refused
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.parts import Gods
from words import means

if TYPE_CHECKING:
    from bot.house import House
    from bot.screens.desk import Desk

GROUP = group("god")
COMMANDS = (GROUP,)


def _need(desk: Desk) -> Desk:
    """
    The same desk, if its game is played with gods.

    :raises Refused: if it is not.
    """
    if Gods.__name__ not in desk.view.parts:
        raise Refused("ui.error.no_gods")
    return desk


async def gods(house: House, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The gods on display, for autocomplete."""
    desk = _need(await glance(house, caller))
    return [(desk.w.say(f"god.{god}"), god) for god in desk.view.part(Gods).display]


async def uses(house: House, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """All that the own god can do now, and all answers to what one asks, for autocomplete."""
    desk = _need(await glance(house, caller))
    return [(label, value) for value, (label, _) in ways(desk, "god use").items()]


@command("god use", parent=GROUP, completes={"how": uses})
async def use(house: House, caller: Caller, how: str | None = None) -> None:
    """Use the own god, or answer what one asks for."""
    desk = _need(await desk_of(house, caller))
    if how is None:
        await caller.show(picks.owed(desk) or main(desk))
        return
    if not ways(desk, "god use"):
        own = desk.view.part(Gods).held[desk.seat]
        for shown in SHOWN:
            if shown.card == own:
                need_option(desk, shown)
    await act(house, caller, desk, way(desk, "god use", how))


@command("god flip", parent=GROUP)
async def flip(house: House, caller: Caller) -> None:
    """Turn the god just used and keep it."""
    await act(house, caller, _need(await desk_of(house, caller)), FlipGod())


@command("god exchange", parent=GROUP, completes={"god": gods})
async def exchange(house: House, caller: Caller, god: str | None = None) -> None:
    """Exchange the god just used."""
    desk = _need(await desk_of(house, caller))
    if god is None:
        await choose(caller, desk, BY_NAME["ExchangeGod"])
        return
    display = desk.view.part(Gods).display
    meant = [name for name in display if god == name or means(god, desk.w.say(f"god.{name}"))]
    await act(house, caller, desk, ExchangeGod(meant[0] if meant else god))


@command("god show", parent=GROUP)
async def show(house: House, caller: Caller) -> None:
    """Whom which god helps, and which lie on display."""
    await caller.show(main(_need(await desk_of(house, caller))))
