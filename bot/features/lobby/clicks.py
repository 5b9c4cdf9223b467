"""Clicks on the lobby and its private screens, and on *Rematch*."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Self

from bot.chat.address import Address, number, text
from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.features.lobby import (
    evening,
    expansions,
    filling,
    lobby,
    readying,
    screens,
    strengths,
    variant,
)
from bot.features.lobby import operations as ops
from bot.features.lobby.entry import enter, open_wished, reopen
from bot.features.play.answers import Answers
from bot.features.play.dispatch import lead
from bot.publish.posts import ending, joining
from bot.publish.services import Services
from bot.screens.reading import nth
from bot.table.moment import need_lobby
from bot.table.room import fewest
from bot.table.server import formats
from bot.table.server.setups import options_of
from bot.table.table import NORMAL, Table
from game import Misfit, boxes_of, maps_of
from game.core.rows import MAP, Option
from storage import Status


class Pressed(Answers, op=joining.LOBBY):
    """A click on the lobby or on one of its private screens."""

    pressed: joining.OfLobby

    @classmethod
    def at(cls, address: Address) -> Self:
        """:raises Stale: if the lobby never had such a button."""
        return cls(ops.read(address.args))

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Do it, and show the result privately."""
        await _press(services, caller, address, self.pressed, values)


async def _press(
    services: Services,
    caller: Caller,
    address: Address,
    pressed: joining.OfLobby,
    values: list[str],
) -> None:
    table = await services.tables.look(address.game)
    w = caller.at(table).w
    match pressed:
        case joining.Join():
            await enter(services, caller, address.game)
        case ops.Colour():
            await enter(services, caller, address.game, colour=text(values))
        case ops.Leave():
            await lobby.leave(services.games, address.game, caller.user)
            await caller.say("ui.left")
        case ops.Start():
            table = await readying.start(
                services.games, address.game, caller.user, caller.interaction.id
            )
            await caller.say(readying.noted(table))
        case ops.Options():
            if table.row.status is not Status.LOBBY:
                raise Refused("ui.error.running")
            await show_options(services, caller, table)
        case ops.Computer() | ops.NoComputer() | ops.Strengths() | ops.Strength():
            await _seat_computers(services, caller, address.game, pressed, values)
        case ops.Choose() if text(values) == MAP:
            await caller.show(screens.maps(table, w, services.settings.picture_scale))
        case ops.Map() | ops.AnyMap() | ops.Surprise():
            is_chosen = isinstance(pressed, ops.Map)
            name = _named(table, pressed, text(values) if is_chosen else "")
            table = await variant.set_map(services.games, address.game, caller.user, name)
            await caller.show(
                screens.maps(table, caller.at(table).w, services.settings.picture_scale)
            )
        case ops.Boxes():
            table, misfits = await variant.set_boxes(
                services.games, address.game, caller.user, ticked(values)
            )
            await show_options(services, caller, table, misfits)
        case ops.Evening():
            table = await evening.surprise(services.games, address.game, caller.user)
            await show_options(services, caller, table, is_drawn=True)
        case ops.Value() | ops.Setup() | ops.AllSeats():
            table = await _set(services, caller, address.game, pressed, values)
            await show_options(services, caller, table)
        case ops.Choose():
            await caller.show(screens.values(table, _rule(table, text(values)).name, w))
        case ops.Fill() | ops.Empty() | ops.Practice() | ops.NoPractice():
            await _company(services, caller, address.game, pressed)
        case ops.Language():
            table = await lobby.speak(services.games, address.game, caller.user, pressed.language)
            await caller.say("ui.lobby.language", name=caller.w.say(f"language.{pressed.language}"))
        case ops.Partners():
            table = await lobby.repartner(services.games, address.game, caller.user)
            await caller.say("ui.lobby.teams", teams=screens.teams(table, w))
        case ops.Dice():
            await caller.show(screens.dice(table, w))
        case ops.Help():
            await lead(services, caller, Address("", "help"))


async def _seat_computers(
    services: Services,
    caller: Caller,
    game: str,
    pressed: ops.Computer | ops.NoComputer | ops.Strengths | ops.Strength,
    values: list[str],
) -> None:
    """Add or remove a computer, or show or change how strong computers are."""
    games, user, is_strength = services.games, caller.user, True
    match pressed:
        case ops.Computer(strength):
            table = await filling.add(games, game, user, strength or NORMAL)
            is_strength = strength is not None
        case ops.NoComputer():
            table, is_strength = await filling.send_away(games, game, user), False
        case ops.Strengths():
            table = await services.tables.look(game)
            need_lobby(table)
        case ops.Strength():
            strength, _, name = text(values).partition(" ")
            table = await filling.strengthen(games, game, user, strength, name)
    if is_strength:
        await caller.show(strengths.shown(table, caller.at(table).w))
    else:
        await show_options(services, caller, table)


async def _company(services: Services, caller: Caller, game: str, pressed: joining.OfLobby) -> None:
    """Fill the free seats with computers, empty them again, or turn practice on or off."""
    match pressed:
        case ops.Fill():
            table = await filling.fill(services.games, game, caller.user)
            await caller.show(strengths.shown(table, caller.at(table).w, "ui.lobby.fill"))
            return
        case ops.Empty():
            await filling.empty(services.games, game, caller.user)
        case _:
            is_on = isinstance(pressed, ops.Practice)
            await lobby.practise(services.games, game, caller.row(), is_on=is_on)
    await caller.say(f"ui.lobby.{pressed.op}")


async def _set(
    services: Services,
    caller: Caller,
    game: str,
    pressed: ops.Value | ops.Setup | ops.AllSeats,
    values: list[str],
) -> Table:
    """Set an option or a whole setup, as chosen in a menu, or open all seats."""
    games, user = services.games, caller.user
    match pressed:
        case ops.Setup():
            return await variant.take_setup(games, game, user, text(values))
        case ops.AllSeats():
            return await variant.open_seats(games, game, user)
        case ops.Value():
            rule = _rule(await services.tables.look(game), pressed.option)
            return await variant.set_option(
                games, game, user, rule.name, nth(rule.values, number(text(values)))
            )


async def show_options(
    services: Services,
    caller: Caller,
    table: Table,
    misfits: Sequence[Misfit] = (),
    *,
    is_drawn: bool = False,
) -> None:
    """
    Show what can be changed, and the formats known in this server and channel.

    *misfits* are the expansions that were left out or added just now. If everything *is_drawn*,
    the map and the options are shown too.
    """
    known = await formats.choices(services.store, table)
    await caller.show(screens.options(table, caller.at(table).w, known, misfits, is_drawn=is_drawn))


def ticked(values: list[str]) -> list[str]:
    """
    The ticked expansions.

    :raises Stale: if there is no such expansion, as in a menu of earlier versions.
    """
    if not {*values} <= {*expansions.expansions()}:
        raise Stale
    return values


def _named(table: Table, pressed: joining.OfLobby, chosen: str) -> str:
    """The chosen map, or a random one that fits the players; empty for a surprise."""
    if not isinstance(pressed, ops.AnyMap):
        return chosen
    seats = max(fewest(table.row.modules), len(table.seats))
    found = maps_of(boxes_of(table.row.modules)).items()
    return secrets.choice([name for name, more in found if variant.is_for(seats, more, name)])


def _rule(table: Table, name: str) -> Option:
    """
    The option of this name.

    :raises Stale: if these boxes have none.
    """
    found = [rule for rule in options_of(table.row.modules, table.row.options) if rule.name == name]
    if not found:
        raise Stale
    return found[0]


class Rematch(ending.Rematch, Answers, new="always"):
    """Open a lobby for a rematch, with the same options."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Join that lobby if it is open already."""
        await reopen(services, caller, address.game)


class Open(joining.Open, Answers):
    """Open a lobby for the game that was wished for."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Open it, and show the caller their seat."""
        await open_wished(services, caller, self)


class Ready(joining.Ready, Answers):
    """Say that one is ready."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Note it; the last one begins the game."""
        table = await readying.confirm(
            services.games, address.game, caller.user, self.number, caller.interaction.id
        )
        await caller.say(readying.noted(table))


BUTTONS = (Pressed, Rematch, Open, Ready)
