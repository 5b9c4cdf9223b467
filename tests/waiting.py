"""
Waiting for a state, never for a time, and checking whether everything is at rest.

A test that says "nothing was said" first waits until everything is at rest.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import aiohttp

from bot.client import Client
from bot.table.table import LOST
from sandbox.server import Sandbox
from tests.databases import Database
from tests.patience import PATIENCE

STATUS = re.compile(r"status at (http://\S+)")
"""A line in which a bot program logs the address of its status page."""
BUSY = re.compile(r"^hexhost_(?:answering|playing|telling) ([1-9]\S*)$", re.MULTILINE)
"""A line of that page that says the bot has something to do."""

OWED = f"""
SELECT id, 'all that is stored' FROM games WHERE told < number AND memory NOT LIKE '%"{LOST}":%'
UNION ALL SELECT game_id, kind FROM posts JOIN games ON games.id = game_id
WHERE state = 'planned' AND memory NOT LIKE '%"{LOST}":%'
"""  # noqa: S608  # ours
"""Games and posts that are still to be shown where the bot may speak."""


async def until(look: Callable[[], object], what: str = "what is waited for") -> None:
    """Wait for a change that nothing announces: in the database, a record or a program."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not look():  # noqa: ASYNC110  # as its first line says
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"never: {what}") from None


async def rest(sandbox: Sandbox, database: Database, client: Client | None = None) -> None:
    """
    Wait until everything the bot was sent is done, stored and posted.

    The bot is a *client* within the test, or else the programs of *sandbox*.
    """
    busy = "nothing yet"

    async def is_at_rest() -> bool:
        nonlocal busy
        before = sandbox.record.count
        busy = what_is_open(sandbox)
        if client:  # what costs most comes last
            busy = busy or what_is_done(client, sandbox) or what_is_owed(database)
        else:
            busy = busy or what_is_owed(database) or await what_is_said(sandbox)
        # The answer to one of these questions may have changed during the next one.
        return not (busy or what_is_open(sandbox)) and sandbox.record.count == before

    try:
        async with asyncio.timeout(PATIENCE):
            while not await is_at_rest():  # noqa: ASYNC110  # as above
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"never at rest: {busy}") from None


def what_is_open(sandbox: Sandbox) -> str:
    """Something the sandbox still waits for or has to send the bot, or an empty string."""
    world = sandbox.world
    if not sandbox.gateway.is_written:
        return "the gateway has more to tell"
    if world.interactions.open:
        return "somebody waits for a first answer"
    return "a request is not answered" if sandbox.record.open else ""


def what_is_owed(database: Database) -> str:
    """Something the database says is still to be posted where the bot may speak, or empty."""
    owed = database.asked(OWED)
    return f"is not shown or planned: {owed}" if owed else ""


def what_is_done(client: Client, sandbox: Sandbox) -> str:
    """Something a bot within the test still has to hear or to do, or an empty string."""
    services = client.services
    told = {session.shard: session.number for session in sandbox.gateway._sessions.values()}
    for number, shard in client.shards.items():
        if shard._parent.ws.sequence != told[number]:
            return "the bot has not heard everything"
    if services.answering.count:
        return "the bot answers"
    if client.busy:
        return "the bot plays"
    return "the bot tells" if services.publisher.busy else ""


async def what_is_said(sandbox: Sandbox) -> str:
    """Something a bot program says it is still doing, or an empty string."""
    addresses = where_they_say_it(Path(sandbox.environment["SANDBOX_DATA"]))
    if not all(addresses):
        return "a bot has not begun"
    async with aiohttp.ClientSession() as http:
        for address in addresses:
            try:
                answer = await http.get(f"{address}/metrics")
                found = BUSY.search(await answer.text())
            except aiohttp.ClientError as error:
                return f"a bot does not say how it is: {error}"
            if found:
                return f"a bot says {found[0]}"
    return ""


def where_they_say_it(folder: Path) -> list[str]:
    """Each program's status address since its latest start, from the logs in *folder*."""
    logs = [log.read_text(encoding="utf-8") for log in folder.glob("bot*.log")]
    return [next(reversed(STATUS.findall(log)), "") for log in logs] or [""]
