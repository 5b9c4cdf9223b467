"""Commands about seats: leaving for good, a substitute, a vote to replace a player, a new host."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.chat.screen import Screen
from bot.features.play import groups
from bot.features.play.acting import own_seat, person
from bot.features.play.command import command
from bot.features.play.deciding import told
from bot.features.seats import screens, seats
from bot.publish.services import Services
from bot.table.moment import need_running
from bot.table.table import Table
from bot.table.votes import voting
from game import Seat
from words import bare


async def players(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Every seat with its player's name, for autocomplete."""
    table = await services.tables.glance(caller.channel)
    return [(_bare(table, seat), str(int(seat))) for seat in _seats(table)]


@command("game resign", parent=groups.GAME)
async def resign(services: Services, caller: Caller) -> None:
    """Ask whether the caller really wants to leave, and what happens to the seat."""
    table = await services.tables.here(caller.channel)
    need_running(table)
    seat = own_seat(table, caller, plays=False)
    await caller.show(screens.resign(table, seat, caller.at(table).w))


@command("game substitute", parent=groups.GAME, completes={"player": players})
async def substitute(services: Services, caller: Caller, player: str | None = None) -> None:
    """Look for a substitute for the caller's seat, or for one without a person."""
    table = await services.tables.here(caller.channel)
    need_running(table)
    seat = own_seat(table, caller, plays=False) if player is None else _seat(table, player)
    table = await seats.ask(services.games, table.id, caller.user, seat, manages=caller.manages)
    w = caller.w
    said = w.say("ui.seat.asked", player=table.who(seat))
    await caller.show(Screen(f"{said}{screens.cost(table, seat, w)}"))


@command("game host", parent=groups.GAME, completes={"player": players})
async def host(services: Services, caller: Caller, player: str) -> None:
    """Make another player the host."""
    table = await services.tables.here(caller.channel)
    seat = _seat(table, player)
    table = await seats.pass_host(
        services.games, table.id, caller.user, seat, manages=caller.manages
    )
    await caller.say("ui.host.done", player=table.who(seat))


@command("game kick", parent=groups.GAME, completes={"player": players})
async def kick(services: Services, caller: Caller, player: str) -> None:
    """Vote to replace a player by a computer."""
    table = await services.tables.here(caller.channel)
    vote = await voting.propose(
        services.games,
        table.id,
        caller.user,
        "kick",
        seat=_seat(table, player),
        manages=caller.manages,
    )
    await caller.show(told(vote, caller.at(vote.table).w))


def _seat(table: Table, typed: str) -> Seat:
    """
    The seat that the text means: see `acting.person`.

    :raises Refused: if no seat fits, or several do.
    """
    return person(typed, {seat: _bare(table, seat) for seat in _seats(table)})


def _seats(table: Table) -> list[Seat]:
    return [Seat(seat) for seat in range(len(table.seats))]


def _bare(table: Table, seat: Seat) -> str:
    return bare(table.who(seat))


COMMANDS = ()
"""The commands belong to the group `/game`."""
