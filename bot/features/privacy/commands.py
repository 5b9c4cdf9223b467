"""Commands about one's own data: exporting it, deleting it, and who can see one's figures."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.privacy import screens
from bot.features.privacy.personal import written
from bot.publish.services import Services

COMMANDS = (groups.PRIVACY,)


@command("privacy export", parent=groups.PRIVACY)
async def export(services: Services, caller: Caller) -> None:
    """Send the caller a file with everything stored about them."""
    found = await services.store.privacy.personal(caller.user)
    await caller.show(screens.exported(caller.w, written(caller.user, found)))


@command("privacy delete", parent=groups.PRIVACY)
async def delete(services: Services, caller: Caller) -> None:
    """Ask whether the caller wants to be forgotten, and say what that means."""
    living = await services.store.readings.games_of(caller.user)
    await caller.show(screens.delete(caller.w, len(living)))
