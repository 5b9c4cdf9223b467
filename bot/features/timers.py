"""Actions that fall due by themselves: clocks, reminders, votes, prepared answers, idle lobbies."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from itertools import groupby

from bot.brought import rows
from bot.chat.refusals import NoTable
from bot.features.clocks import clocks, nudge, ringing
from bot.features.computers import computers
from bot.features.lobby import idle, readying
from bot.features.prepare import prepared
from bot.publish import pings
from bot.publish.services import Services
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.table import Table
from bot.table.votes import motions, voting
from storage import DeadlineRow

LOG = logging.getLogger(__name__)

PAUSE = 10.0
"""Seconds between two looks at the deadlines; the shortest clock rings after minutes."""


async def look(games: Games, now: datetime) -> None:
    """Do everything that is due *now*; a game that fails doesn't hold up the others."""
    due = sorted(await games.store.readings.due(now), key=lambda deadline: deadline.game_id)
    for game_id, deadlines in groupby(due, key=lambda deadline: deadline.game_id):
        try:
            await _ring(games, game_id, list(deadlines))
        except NoTable:
            LOG.warning("a deadline names game %s, which does not exist", game_id)
        except Exception:
            LOG.exception("due actions in game %s failed", game_id)


async def attend(services: Services, contest_id: str) -> None:
    """Do what a league or the like has to do now."""
    row = await services.store.contests.find(contest_id)
    if row is None or row.kind not in (work := rows("contests", "DUE")):
        return
    try:
        await work[row.kind](services, row)
    except Exception:
        LOG.exception("due actions of %s %s failed", row.kind, row.id)


async def _ring(games: Games, game_id: str, deadlines: list[DeadlineRow]) -> None:
    if any(deadline.kind == idle.DEADLINE for deadline in deadlines):
        await idle.close_idle(games, game_id)
    if any(deadline.kind == readying.DEADLINE for deadline in deadlines):
        await readying.lapse(games, game_id)
    ticking = [deadline for deadline in deadlines if deadline.kind.startswith(clocks.KIND)]
    if ticking:
        await ringing.ring(games, game_id, ticking)
    for kind, lapse in (
        (pings.ANSWERS, pings.call_answers),
        (computers.DEADLINE, computers.lapse),
    ):
        if any(deadline.kind == kind for deadline in deadlines):
            await _change(games, game_id, lapse)
    if any(deadline.kind == prepared.DEADLINE for deadline in deadlines):
        await games.look_again(game_id)
    rested = [deadline for deadline in deadlines if deadline.kind.startswith(pings.WAKE)]
    if rested:
        await _change(games, game_id, lambda change, table: pings.wake(change, table, rested))
    for kind, do in ((nudge.DEADLINE, nudge.call), (nudge.SILENT, nudge.ask)):
        if any(deadline.kind == kind for deadline in deadlines):
            await ringing.nudge(games, game_id, do)
    over = {motions.number_of(each) for each in deadlines if each.kind.startswith(motions.KIND)}
    if over:
        await voting.lapse(games, game_id, over)


async def _change(games: Games, game_id: str, work: Callable[[Draft, Table], None]) -> None:
    """Do *work* at a table that can be read."""
    async with games.tables.at(game_id) as table:
        if not table.is_broken:
            await games.changed(table, lambda change: work(change, table))
