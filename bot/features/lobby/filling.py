"""Computers in a lobby: the host adds and removes them, and chooses how strong they are."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.refusals import Refused, Stale
from bot.features.lobby.idle import touch
from bot.features.lobby.lobby import free_colours, partnered
from bot.features.lobby.variant import note_enough
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.moment import need_host
from bot.table.room import room
from bot.table.table import NORMAL, STRENGTH, Table
from game.computer import STRENGTHS
from storage import COMPUTER, SeatRow

NAMES = ("Ada", "Alan", "Grace", "Konrad", "Katherine")
"""Names of the computers, after people without whom there would be none."""


def computers(table: Table) -> list[SeatRow]:
    """The seats of a lobby that computers hold."""
    return [seat for seat in table.seats if seat.user_id == COMPUTER]


async def add(games: Games, game_id: str, user: int, strength: str = NORMAL) -> Table:
    """
    Add one computer.

    :raises Stale: if there is no such strength.
    :raises Refused: if the person is not the host, or there is no seat.
    """
    _need(strength)
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        if len(table.seats) >= room(table.row):
            raise Refused("ui.error.full")
        if table.row.settings.get("practice"):
            raise Refused("ui.error.practice")
        await _add(games, table, 1, strength)
        return table


async def strengthen(games: Games, game_id: str, user: int, strength: str, name: str = "") -> Table:
    """
    Change the strength of the computer of this *name*, or of all.

    :raises Stale: if there is no such strength, or no such computer anymore.
    :raises Refused: if the person is not the host.
    """
    _need(strength)
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        changed = [seat.seat for seat in computers(table) if name in ("", seat.name)]
        if not changed:
            raise Stale
        seats = [
            replace(seat, settings={**seat.settings, STRENGTH: strength})
            if seat.seat in changed
            else seat
            for seat in table.seats
        ]
        await _seat(games, table, seats)
        return table


async def fill(games: Games, game_id: str, user: int) -> Table:
    """
    Fill all free seats with computers of normal strength.

    :raises Refused: if the person is not the host, or there is no seat.
    """
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        free = room(table.row) - len(table.seats)
        if free <= 0:
            raise Refused("ui.error.full")
        if table.row.settings.get("practice"):
            raise Refused("ui.error.practice")
        await _add(games, table, free, NORMAL)
        return table


async def empty(games: Games, game_id: str, user: int) -> Table:
    """
    Remove all computers.

    :raises Refused: if the person is not the host, or there is no computer.
    """
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        if not computers(table):
            raise Refused("ui.error.no_computer")
        people = [seat for seat in table.seats if seat.user_id != COMPUTER]
        await _seat(games, table, [replace(seat, seat=i) for i, seat in enumerate(people)])
        return table


def _need(strength: str) -> None:
    """:raises Stale: if there is no such strength."""
    if strength not in STRENGTHS:
        raise Stale


def _sitting(table: Table, count: int, strength: str) -> list[SeatRow]:
    """Rows for *count* computers in the next seats, with unused names and colours."""
    taken = {seat.name for seat in table.seats if seat.user_id == COMPUTER}
    names = [name for name in NAMES if name not in taken]
    given = list(zip(names, free_colours(table), strict=False))[:count]
    return [
        SeatRow(
            seat=number,
            user_id=COMPUTER,
            name=name,
            colour=colour,
            settings={STRENGTH: strength},
        )
        for number, (name, colour) in enumerate(given, len(table.seats))
    ]


async def send_away(games: Games, game_id: str, user: int) -> Table:
    """
    Remove the latest computer.

    :raises Refused: if the person is not the host, or there is no computer.
    """
    async with games.tables.at(game_id) as table:
        need_host(table, user)
        found = computers(table)
        if not found:
            raise Refused("ui.error.no_computer")
        left = [seat for seat in table.seats if seat is not found[-1]]
        await _seat(games, table, [replace(seat, seat=i) for i, seat in enumerate(left)])
        return table


async def _add(games: Games, table: Table, count: int, strength: str) -> None:
    seats = [*table.seats, *_sitting(table, count, strength)]
    await _seat(games, table, await partnered(games, table, seats))


async def _seat(games: Games, table: Table, seats: list[SeatRow]) -> None:
    def work(change: Draft) -> None:
        note_enough(change, table, len(seats), table.row.modules)
        change.set_seats(seats)
        touch(change)

    await games.changed(table, work)
