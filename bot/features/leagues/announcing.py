"""
A league announces its opening by itself, and closes when its time is over.

Each announcement is made once. If the bot was killed after Discord had one and before that was
stored, it is found again by its button. Two attempts at once have the same nonce.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import aiohttp
import discord
import msgspec

from bot.chat.messages import may_pass
from bot.chat.rights import Hindered
from bot.chat.screen import Screen
from bot.features.leagues import told
from bot.features.leagues.league import CLOSED, KIND, OPENED, On, is_over, league_of, link, put
from bot.features.leagues.table import champions, table
from bot.publish.services import Services
from storage import ContestRow
from words import Words

LOG = logging.getLogger(__name__)

AGAIN: Final = timedelta(minutes=5)
"""Time until an announcement that failed is tried again."""


async def attend(services: Services, row: ContestRow) -> None:
    """Do everything that a league has to do now; repeating it does no harm."""
    league, now = league_of(row), services.now()
    if league.opened is None:
        screen = told.opening(Words(league.language), row, league)
        message = await _announced(services, row, OPENED, screen)
        row = await services.store.contests.change(row.id, lambda old: _opened(old, message, now))
        league = league_of(row)
    if row.is_open and league.opened is not None and is_over(league, now):
        await _close(services, row, now)


async def _close(services: Services, row: ContestRow, now: datetime) -> None:
    """Announce the final standings, unless nobody has played, and end the league."""
    league = league_of(row)
    games = await services.store.results.of(row.guild_id)
    found = await asyncio.to_thread(table, league, games)
    message: int | None = 0
    if champions(found):
        scale = services.settings.picture_scale
        screen = told.final(Words(league.language), row, league, found, scale)
        message = await _announced(services, row, CLOSED, screen)
    await services.store.contests.change(row.id, lambda old: _closed(old, message, now))


def _opened(row: ContestRow, message: int | None, now: datetime) -> ContestRow | None:
    league = league_of(row)
    if league.opened is not None:
        return None
    if message is None:
        return replace(row, due=now + AGAIN)
    return replace(put(row, msgspec.structs.replace(league, opened=message)), due=league.due)


def _closed(row: ContestRow, message: int | None, now: datetime) -> ContestRow | None:
    if not row.is_open:
        return None
    if message is None:
        return replace(row, due=now + AGAIN)
    closed = msgspec.structs.replace(league_of(row), closed=message)
    return replace(put(row, closed), is_open=False, due=None)


async def _announced(services: Services, row: ContestRow, on: On, screen: Screen) -> int | None:
    """
    The message with an announcement, posted now or found; 0 if it can't be made.

    None if it failed and has to be tried again.
    """
    league = league_of(row)
    if league.channel is None:
        return 0
    address = link(row.id, on)
    try:
        found = await services.messages.find(league.channel, lambda one: one == address)
        return found or await services.messages.post(
            league.channel, screen, nonce=f"{KIND}{row.id}{on}"
        )
    except Hindered as error:
        why: object = error.why
    except discord.HTTPException as error:
        if may_pass(error):
            LOG.info("league %s will be announced later: %s", row.id, error.text)
            return None
        why = error.text
    except (aiohttp.ClientError, OSError) as error:
        LOG.info("league %s will be announced later: %r", row.id, error)
        return None
    LOG.warning("league %s cannot be announced in channel %s: %s", row.id, league.channel, why)
    return 0
