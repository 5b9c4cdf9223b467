"""One's own data: to have, to have forgotten, and who may see one's figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.caller import Caller
from bot.clicks.statistics import choose
from bot.commands.make import command, group
from bot.privacy import written
from bot.screens import privacy as screens

if TYPE_CHECKING:
    from bot.services import Services

GROUP = group("privacy", in_dm=True)
COMMANDS = (GROUP,)


@command("privacy export", parent=GROUP)
async def export(services: Services, caller: Caller) -> None:
    """Everything that is stored of the caller, as a file."""
    found = await services.store.privacy.personal(caller.user)
    await caller.show(screens.exported(caller.w, written(caller.user, found)))


@command("privacy delete", parent=GROUP)
async def delete(services: Services, caller: Caller) -> None:
    """Ask whether the caller wants to be forgotten, and say what that means."""
    living = await services.store.readings.games_of(caller.user)
    await caller.show(screens.delete(caller.w, len(living)))


@command("privacy statistics", parent=GROUP)
async def statistics(
    services: Services, caller: Caller, seen_by: Literal["me", "server", "nobody"] | None = None
) -> None:
    """Say who may see what the caller has come to; without a word, what holds now."""
    await choose(services, caller, seen_by)
