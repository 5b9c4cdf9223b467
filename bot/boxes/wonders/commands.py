"""Commands of the Wonders of Catan: beginning a wonder, and building its levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.acting import act, choose, context_of, glance, proposed, verb, way
from bot.features.play.command import Command, command
from bot.screens.reading import need_option
from game.wonders.build_level import BuildLevel

if TYPE_CHECKING:
    from bot.publish.services import Services

COMMANDS: tuple[Command, ...] = ()
"""No commands at the top: both belong to a group of the base game."""


async def wonders(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Every wonder that can be begun, for autocomplete."""
    context = await glance(services, caller)
    return proposed(context, "build wonder")


@command("build wonder", parent=groups.BUILD, completes={"how": wonders})
async def wonder(services: Services, caller: Caller, how: str | None = None) -> None:
    """Begin a wonder."""
    context = await context_of(services, caller)
    shown = verb(context, "build wonder")
    if how is None:
        await choose(caller, context, shown)
    else:
        need_option(context, shown)
        await act(services, caller, context, way(context, "build wonder", how))


@command("build level", parent=groups.BUILD)
async def level(services: Services, caller: Caller) -> None:
    """Build the next level of the caller's wonder."""
    await act(services, caller, await context_of(services, caller), BuildLevel())
