"""
`/build` and `/buy`: everything that is placed on the board, also in set-up and by a card.

Each piece has one command, made from the lines of the verbs that place it. Boxes can share one.
"""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.acting import HEXES, act, choose, context_of, glance, hinted, place, verb
from bot.features.play.command import Completer, command
from bot.features.play.verbs import plays
from bot.publish.services import Services
from bot.screens.shown import SHOWN
from game.base.free_road import SkipFreeRoad

SKIP = "skip"
"""The value that declines the second free road."""
SKIPS = "ui.verb.SkipFreeRoad"
"""The key of its label."""


def spots(path: str) -> Completer:
    """Suggest the legal places of a command."""

    async def complete(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
        context = await glance(services, caller)
        found = hinted(context, verb(context, path))
        if context.listed(SkipFreeRoad):
            found.insert(0, (context.w.say(SKIPS), SKIP))
        return found

    return complete


async def at(services: Services, caller: Caller, path: str, spot: str | None) -> None:
    """Build the piece of the command *path* at *spot*; without one, open the screen to choose."""
    context = await context_of(services, caller)
    shown = verb(context, path)
    if spot is None:
        await choose(caller, context, shown)
    elif spot.casefold() in (SKIP, context.w.say(SKIPS).casefold()):
        await act(services, caller, context, SkipFreeRoad())
    else:
        action = shown.action(**{shown.field: place(context, shown, spot)})
        await act(services, caller, context, action)


def laid(path: str) -> None:
    """Make the command *path* for all verbs, of any box, that place something by it."""

    @command(path, parent=groups.BUILD, completes={"spot": spots(path)})
    async def lay(services: Services, caller: Caller, spot: str | None = None) -> None:
        await at(services, caller, path, spot)


for _path in dict.fromkeys(
    shown.command for shown in SHOWN if shown.pick in HEXES and shown.command.startswith("build ")
):
    laid(_path)


COMMANDS = (groups.BUILD, plays("buy"))
