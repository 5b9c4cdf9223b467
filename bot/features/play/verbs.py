"""
Commands that play one verb, made from the verb's row.

    plays("move pirate", "hex", parent=GROUP)

If the player leaves the argument out, the screen that chooses opens. The argument ``how`` is one of
the actions that the command can play now; any other is read as the verb is chosen: a place, cards,
or a kind of card.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature

from discord import app_commands

from bot.chat.caller import Caller
from bot.features.play.acting import (
    act,
    cards,
    choose,
    context_of,
    counted_kinds,
    glance,
    hinted,
    kind,
    place,
    proposed,
    verb,
    way,
)
from bot.features.play.command import Command, Completer, command
from bot.publish.services import Services
from bot.screens.context import ScreenContext
from bot.screens.reading import need_option
from bot.screens.shown import SHOWN
from bot.screens.verb import PLACES, Shown
from game import Action

HOW = "how"
"""The argument that names a whole action."""


def plays(
    path: str,
    argument: str = "",
    *,
    parent: app_commands.Group | None = None,
    needs: Callable[[ScreenContext], ScreenContext] = lambda context: context,
    explains: bool = False,
) -> Command:
    """
    Make the command *path*, with its only *argument* if there is something to choose.

    *needs* refuses games without the verb's box. If the command *explains*, it says why nothing can
    be played before it reads the argument.
    """

    async def play(services: Services, caller: Caller, **given: str | None) -> None:
        context = needs(await context_of(services, caller))
        shown, typed = verb(context, path), given.get(argument) or ""
        if argument and not typed:
            await choose(caller, context, shown)
            return
        if explains:
            need_option(context, shown)
        is_how = argument == HOW
        action = way(context, path, typed) if is_how else _read(context, shown, typed)
        await act(services, caller, context, action)

    known = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ("services", "caller")]
    if argument:
        known.append(Parameter(argument, Parameter.POSITIONAL_OR_KEYWORD, default=None))
    play.__signature__ = Signature(known)  # type: ignore[attr-defined]  # read by `command`
    play.__annotations__ = {argument: str | None} if argument else {}
    completes = {argument: found} if (found := _completer(path, argument)) else {}
    return command(path, parent=parent, completes=completes)(play)


def _completer(path: str, argument: str) -> Completer | None:
    """A completer of everything that can be chosen now; None if it can't be listed."""
    pick = next(shown.pick for shown in SHOWN if shown.command == path)

    async def ways(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
        return proposed(await glance(services, caller), path)

    async def places(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
        context = await glance(services, caller)
        return hinted(context, verb(context, path))

    if argument == HOW:
        return ways
    if pick in PLACES:
        return places
    return counted_kinds if pick == "kind" else None


def _read(context: ScreenContext, shown: Shown, typed: str) -> Action:
    """The verb's action with the typed choice."""
    match shown.pick:
        case "nothing":
            return shown.action()
        case "cards":
            chosen: object = cards(context, typed)
        case "kind":
            chosen = kind(context, typed)
        case _:
            chosen = place(context, shown, typed)
    return shown.action(**{shown.field: chosen})
