"""Five and six: passing in the building phase, now or beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.boxes.five_six.prepared import BEFOREHAND
from bot.caller import Caller
from bot.clicks import prepare
from bot.commands.acting import act, context_of, glance
from bot.commands.make import command
from bot.screens.context import ScreenContext
from bot.screens.prepare import label
from bot.tables import preparing
from bot.tables.refusals import Refused
from game.five_six.pass_building import PassBuilding
from words import meant, quoted

if TYPE_CHECKING:
    from bot.services import Services

ALWAYS, NEVER = "always", "never"
"""To be asked for nothing until the own turn, or for everything again."""


def _offered(context: ScreenContext) -> list[tuple[str, str]]:
    """What one can wait for, with its action's name; and the two that name none."""
    choices = BEFOREHAND.choices(context.view.rules)
    ends = [(context.w.say(f"ui.prepare.building.{end}"), end) for end in (ALWAYS, NEVER)]
    return [*((label(context, choice), choice) for choice in choices), *ends]


async def waits(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """What one can wait for, for autocomplete."""
    return _offered(await glance(services, caller))


@command("pass", completes={"unless": waits})
async def pass_building(services: Services, caller: Caller, unless: str | None = None) -> None:
    """Build nothing more between these turns; or pass beforehand, until one can build something."""
    context = await context_of(services, caller)
    if unless is None:
        await act(services, caller, context, PassBuilding())
        return
    if not BEFOREHAND.choices(context.view.rules):
        raise Refused("ui.error.nothing_to_prepare")
    found = [_one(context, part) for part in unless.split(",")]
    named = [] if ALWAYS in found else None if NEVER in found else list(dict.fromkeys(found))
    await preparing.prepare(
        services.games, context.game, caller.user, context.seat, BEFOREHAND.name, named
    )
    await prepare.show(services, caller, context.game, context.seat, BEFOREHAND.name)


def _one(context: ScreenContext, typed: str) -> str:
    """
    What somebody means by one part of what they have typed.

    :raises Refused: if it is nothing one can wait for.
    """
    known = _offered(context)
    values = [value for _, value in known]
    if typed.strip() in values:
        return typed.strip()
    fits = [values[at] for at in meant(typed, [label for label, _ in known])]
    if len(fits) != 1:
        raise Refused("ui.error.which_way" if fits else "ui.error.no_such_way", text=quoted(typed))
    return fits[0]


COMMANDS = (pass_building,)
