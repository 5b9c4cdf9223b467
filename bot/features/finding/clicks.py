"""The buttons of `/play`, of a manager's channel, and of roles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.chat.address import Address, number, text
from bot.chat.caller import Caller
from bot.chat.refusals import Stale
from bot.features.finding import screens
from bot.features.finding.waiting import waiting
from bot.features.play.answers import Answers
from bot.publish import roles
from bot.publish.services import Services
from bot.table.server.finding import settings_of
from bot.table.server.kinds import playable


class Seek(screens.Seek, Answers):
    """Show the waiting lobbies."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show them without any wish."""
        await show(services, caller, screens.Find())


class Find(screens.Find, Answers):
    """Show the waiting lobbies."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Change the wish that the menu or button is for, and show them."""
        await show(services, caller, changed(self, values))


def changed(wished: screens.Find, values: list[str]) -> screens.Find:
    """
    The wishes after a press.

    :raises Stale: if there is no such choice, as in a menu of earlier versions.
    """
    new: dict[str, Any] = {"page": 0}
    match wished.step:
        case "kind":
            chosen = text(values)
            new["kind"] = "" if chosen == "any" else chosen
        case "pace":
            new["pace"] = text(values)
            if new["pace"] not in screens.PACES:
                raise Stale
        case "players":
            new["players"] = number(text(values))
        case "rated":
            new["rated"] = not wished.rated
        case "page":
            new["page"] = wished.page + 1
        case _:
            return wished
    return replace(wished, **new)


async def show(services: Services, caller: Caller, wished: screens.Find) -> None:
    """Show the waiting lobbies, those that fit the wishes first."""
    settings = await settings_of(services.store, caller.interaction.guild_id)
    kind = playable(settings).get(wished.kind)
    found = await waiting(services, caller, wished.wish, kind)
    has_roles = bool(await roles.offered(services, caller))
    await caller.show(screens.screen(caller.w, settings, wished, found, has_roles=has_roles))


class Pings(roles.Pings, Answers):
    """Show the roles, or take those that were chosen."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Give and take them, and show which the caller has now."""
        known = await roles.offered(services, caller)
        held = {*caller.roles}
        if is_set := self.step == "set":
            held = {role.id for role in known if str(role.id) in values}
            await roles.change(services, caller, known, held)
        await caller.show(roles.screen(caller.w, known, held, is_set=is_set))


BUTTONS = (Seek, Find, Pings)
