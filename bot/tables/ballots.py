"""
Giving a game up, and moving it to another channel.

A lobby is its host's to close. A running game ends when a majority of its people want it, or at
once by the word of somebody who may manage the channel.
"""

from __future__ import annotations

from bot.tables.hall import Hall
from bot.tables.refusals import Refused
from bot.tables.table import Table
from storage import Status
from storage.change import Change


async def abandon(hall: Hall, game_id: str, user: int, *, manages: bool) -> tuple[Table, int, int]:
    """
    Vote for giving the game up: the table, the votes there are, the votes it takes.

    :raises Refused: if the person has no say.
    """
    async with hall.at(game_id) as table:
        if table.row.status is Status.LOBBY:
            if user != table.row.host_id and not manages:
                raise Refused("ui.error.not_host")
            await _end(hall, table, Status.CLOSED)
            return table, 1, 1
        if table.row.status is not Status.RUNNING:
            raise Refused("ui.error.not_running")
        people = set(table.people)
        if user not in people and not manages:
            raise Refused("ui.error.not_seated")
        votes = {int(vote) for vote in table.row.settings.get("abandon", [])} | ({user} & people)
        needed = len(people) // 2 + 1
        if manages or len(votes) >= needed:
            await _end(hall, table, Status.ABANDONED)
            return table, needed, needed

        async def work(change: Change) -> None:
            await change.update(settings={**table.row.settings, "abandon": sorted(votes)})

        await hall.changed(table, work)
        return table, len(votes), needed


async def move(hall: Hall, game_id: str, user: int, channel_id: int, *, manages: bool) -> Table:
    """
    Take the game to another channel; its table is posted there anew.

    :raises Refused: if the person has no say.
    :raises Occupied: if that channel has a game.
    """
    async with hall.at(game_id) as table:
        if not table.seats_of(user) and not manages:
            raise Refused("ui.error.not_seated")

        async def work(change: Change) -> None:
            settings = {k: v for k, v in table.row.settings.items() if k != "paused"}
            await change.update(channel_id=channel_id, thread=False, settings=settings)

        await hall.changed(table, work)
        return table


async def pause(hall: Hall, game_id: str, why: str | None) -> None:
    """Note that the channel is lost, or (None) that it is there again."""
    async with hall.at(game_id) as table:
        if table.row.settings.get("paused") == why:
            return

        async def work(change: Change) -> None:
            settings = {k: v for k, v in table.row.settings.items() if k != "paused"}
            if why is not None:
                settings["paused"] = why
            await change.update(settings=settings)

        async with hall.store.change(table.id) as change:
            await work(change)
            await hall.wind(change, table)
        table.keep(change)


async def _end(hall: Hall, table: Table, status: Status) -> None:
    async def work(change: Change) -> None:
        await change.end(status, "abandoned")

    await hall.changed(table, work)
