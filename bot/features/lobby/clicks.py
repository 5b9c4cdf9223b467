"""Clicks on the lobby and its private screens, and on *Rematch*."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.chat.address import Address, number, text
from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.features.lobby import filling, lobby, screens, variant
from bot.features.lobby.entry import enter, reopen
from bot.features.play.dispatch import lead
from bot.screens.reading import nth
from bot.table import setups
from bot.table.table import Table
from game import boxes_of, maps_of, offered
from game.core.rows import MAP, Option
from storage import Status

if TYPE_CHECKING:
    from bot.publish.services import Services


def opens(caller: Caller, address: Address) -> bool:
    """Whether a click opens a private answer: clicks on the lobby's post do."""
    return not caller.is_on_private


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Handle one click on the lobby or on its private screens."""
    op = address.text(0)
    table = await services.tables.look(address.game)
    w = caller.at(table).w
    match op:
        case "join":
            await enter(services, caller, address.game)
        case "colour":
            await enter(services, caller, address.game, colour=text(values))
        case "leave":
            await lobby.leave(services.games, address.game, caller.user)
            await caller.say("ui.left")
        case "start":
            await lobby.start(
                services.games, address.game, caller.user, services.now(), caller.interaction.id
            )
            await caller.say("ui.started")
        case "options":
            if table.row.status is not Status.LOBBY:
                raise Refused("ui.error.running")
            await show_options(services, caller, table)
        case "computer" | "no-computer":
            work = filling.add if op == "computer" else filling.send_away
            table = await work(services.games, address.game, caller.user)
            await show_options(services, caller, table)
        case "option" if text(values) == screens.BOX:
            await caller.show(screens.sets(table, w))
        case "option" if text(values) == MAP:
            await caller.show(screens.maps(table, w, services.settings.picture_scale))
        case "map" | "any-map" | "surprise":
            name = _named(table, op, text(values) if op == "map" else "")
            table = await variant.set_map(services.games, address.game, caller.user, name)
            await caller.show(
                screens.maps(table, caller.at(table).w, services.settings.picture_scale)
            )
        case "boxes" | "value" | "setup":
            table = await _set(services, caller, address, text(values))
            await show_options(services, caller, table)
        case "option":
            await caller.show(screens.values(table, _rule(table, text(values)).name, w))
        case "fill" | "empty" | "practice" | "no-practice":
            await _company(services, caller, address.game, op)
        case "dice":
            await caller.show(screens.dice(table, w))
        case "help":
            await lead(services, caller, Address("", "help"))
        case _:
            raise Stale


async def _company(services: Services, caller: Caller, game: str, op: str) -> None:
    """Fill the free seats with computers, empty them again, or turn practice on or off."""
    match op:
        case "fill":
            await filling.fill(services.games, game, caller.user)
        case "empty":
            await filling.empty(services.games, game, caller.user)
        case _:
            is_on = op == "practice"
            await lobby.practise(services.games, game, caller.row(), is_on=is_on)
    await caller.say(f"ui.lobby.{op}")


async def _set(services: Services, caller: Caller, address: Address, value: str) -> Table:
    """Set the boxes, an option or a whole setup, as chosen in a menu."""
    games, game, user = services.games, address.game, caller.user
    match address.text(0):
        case "boxes":
            return await variant.set_boxes(games, game, user, nth(offered(), number(value)))
        case "setup":
            return await variant.take_setup(games, game, user, value.removeprefix("="))
        case _:
            rule = _rule(await services.tables.look(game), address.text(1))
            return await variant.set_option(
                games, game, user, rule.name, nth(rule.values, number(value))
            )


async def show_options(services: Services, caller: Caller, table: Table) -> None:
    """Show the options that can be changed, and the setups known in this server and channel."""
    known = await setups.known(services.store, table)
    await caller.show(screens.options(table, caller.at(table).w, known))


def _named(table: Table, op: str, chosen: str) -> str:
    """The chosen map, or a random one that fits the players; empty for a surprise."""
    if op != "any-map":
        return chosen
    seats = max(variant.fewest(table.row.modules), len(table.seats))
    found = maps_of(boxes_of(table.row.modules)).items()
    return secrets.choice([name for name, more in found if variant.is_for(seats, more, name)])


def _rule(table: Table, name: str) -> Option:
    """
    The option of this name.

    :raises Stale: if these boxes have none.
    """
    found = [
        rule
        for rule in variant.options_of(table.row.modules, table.row.options)
        if rule.name == name
    ]
    if not found:
        raise Stale
    return found[0]


async def rematch(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Open a lobby for a rematch, with the same options."""
    await reopen(services, caller, address.game)


HANDLERS = {"l": (opens, click), "rematch": (lambda caller, address: True, rematch)}
