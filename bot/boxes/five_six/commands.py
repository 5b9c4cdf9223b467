"""`/pass`, for the building phase with five and six players, now or in advance."""

from __future__ import annotations

from bot.boxes.five_six.prepared import BEFOREHAND
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.play.acting import act, context_of, glance, value_of
from bot.features.play.command import command
from bot.features.prepare import clicks as prepare
from bot.features.prepare import preparing
from bot.features.prepare.screens import label
from bot.publish.services import Services
from bot.screens.context import ScreenContext
from game.five_six.pass_building import PassBuilding

ALWAYS, NEVER = "always", "never"
"""The typed words that pass every building phase until the next turn, or none of them."""


def _offered(context: ScreenContext) -> list[tuple[str, str]]:
    """Labels and values: each thing one can wait for, then `ALWAYS` and `NEVER`."""
    choices = BEFOREHAND.choices(context.view.rules)
    ends = [(context.w.say(f"ui.prepare.building.{end}"), end) for end in (ALWAYS, NEVER)]
    return [*((label(context, choice), choice) for choice in choices), *ends]


async def waits(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The things one can wait for, for autocomplete."""
    return _offered(await glance(services, caller))


@command("pass", completes={"unless": waits})
async def pass_building(services: Services, caller: Caller, unless: str | None = None) -> None:
    """Stop building in this phase; or pass in advance, until something can be built."""
    context = await context_of(services, caller)
    if unless is None:
        await act(services, caller, context, PassBuilding())
        return
    if not BEFOREHAND.choices(context.view.rules):
        raise Refused("ui.error.nothing_to_prepare")
    known = _offered(context)
    found = [value_of(part.strip(), known) for part in unless.split(",")]
    named = [] if ALWAYS in found else None if NEVER in found else list(dict.fromkeys(found))
    await preparing.prepare(
        services.games, context.game, caller.user, context.seat, BEFOREHAND.name, named
    )
    await prepare.show(services, caller, context.game, context.seat, BEFOREHAND.name)


COMMANDS = (pass_building,)
