"""Commands of Help from the Gods: using one's god, then flipping or exchanging it."""

from __future__ import annotations

from bot.boxes.gods.screens import main
from bot.boxes.gods.shown import SHOWN
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.play.acting import act, choose, context_of, glance, plain, proposed, way, ways
from bot.features.play.command import command, group
from bot.features.play.verbs import plays
from bot.publish.services import Services
from bot.screens import panel
from bot.screens.choosing import hints, picks
from bot.screens.context import ScreenContext
from bot.screens.reading import need_option
from bot.screens.shown import BY_NAME
from game.gods.after_use import ExchangeGod
from game.gods.parts import Gods
from words import means

GROUP = group("god")
COMMANDS = (GROUP,)


def _need(context: ScreenContext) -> ScreenContext:
    """
    The *context* itself, if its game is played with gods.

    :raises Refused: if it is not.
    """
    if Gods.__name__ not in context.view.parts:
        raise Refused("ui.error.no_gods")
    return context


async def gods(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The gods on display, for autocomplete."""
    context = _need(await glance(services, caller))
    return [
        (hints.said(context.w.say(f"god.{god}"), context.w.say(f"god_card.{god}.does")), god)
        for god in context.view.part(Gods).display
    ]


async def uses(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Everything the caller's god can do now, and answers to its questions, for autocomplete."""
    context = _need(await glance(services, caller))
    return proposed(context, "god use")


@command("god use", parent=GROUP, completes={"how": uses})
async def use(services: Services, caller: Caller, how: str | None = None) -> None:
    """Use the caller's god, or answer its question."""
    context = _need(await context_of(services, caller))
    if how is None:
        await caller.show(picks.owed(context) or panel.at(context, "god"))
        return
    if not ways(context, "god use"):
        own = context.view.part(Gods).held[context.seat]
        for shown in SHOWN:
            if shown.card == own:
                need_option(context, shown)
    await act(services, caller, context, way(context, "god use", how))


plays("god flip", parent=GROUP, needs=_need)


@command("god exchange", parent=GROUP, completes={"god": gods})
async def exchange(services: Services, caller: Caller, god: str | None = None) -> None:
    """Exchange the god just used."""
    context = _need(await context_of(services, caller))
    if god is None:
        await choose(caller, context, BY_NAME["ExchangeGod"])
        return
    display = context.view.part(Gods).display
    said = plain(god)
    meant = [name for name in display if god == name or means(said, context.w.say(f"god.{name}"))]
    await act(services, caller, context, ExchangeGod(meant[0] if meant else god))


@command("god show", parent=GROUP)
async def show(services: Services, caller: Caller) -> None:
    """Show each player's god, and those on display."""
    await caller.show(main(_need(await context_of(services, caller))))
