"""
The program's health over HTTP, for the host's own tools: ``/health`` and ``/metrics``.

Off unless ``STATUS_ADDRESS`` names an address. It's meant for the host's machine or network, not
for the internet.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.settings import BadSettings
from bot.version import VERSION

Check = Callable[[], Awaitable[dict[str, bool]]]
"""Whether each thing that the program needs works, by name."""


@asynccontextmanager
async def served(
    address: str, check: Check, refresh: Callable[[], Awaitable[None]]
) -> AsyncIterator[str]:
    """
    Serve at *address* (``host:port``), unless it is empty; yield the address in use.

    *refresh* is called before the metrics are read.

    :raises BadSettings: if the address can't be used.
    """
    if not address:
        yield ""
        return

    async def health(request: web.Request) -> web.Response:
        checks = await check()
        well = all(checks.values())
        body = {"status": "ok" if well else "failing", "version": VERSION, "checks": checks}
        return web.json_response(body, status=200 if well else 503)

    async def metrics(request: web.Request) -> web.Response:
        await refresh()
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        async with _listening(runner, address) as found:
            yield found
    finally:
        await runner.cleanup()


@asynccontextmanager
async def _listening(runner: web.AppRunner, address: str) -> AsyncIterator[str]:
    """
    Accept connections at *address*; yield the address in use.

    asyncio accepts a connection in one turn of its loop and hands it over in the next. A server
    that is closed in between leaves it open for good (CPython's issue 109564).
    """
    loop = asyncio.get_running_loop()
    host, _, port = address.rpartition(":")
    assert runner.server is not None
    try:
        server = await loop.create_server(runner.server, host.strip("[]"), int(port))
    except (OSError, OverflowError, ValueError) as error:
        message = f"STATUS_ADDRESS={address} cannot be used ({error}): choose a free HOST:PORT."
        raise BadSettings(message) from None
    try:
        found_host, found_port = server.sockets[0].getsockname()[:2]
        yield f"{found_host}:{found_port}"
    finally:
        for listener in server.sockets:
            loop.remove_reader(listener)
        await asyncio.sleep(0)
        server.close()
