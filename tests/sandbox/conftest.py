"""A sandbox for each test, and a bare bot to speak to it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.running import Running, running
from tests.sandbox.wire import Wire


@pytest.fixture
async def sandbox() -> AsyncIterator[Running]:
    """A sandbox without rate limits, whose time passes only when it is moved."""
    async with running() as started:
        started.clock.hold()
        yield started


@pytest.fixture
async def wire(sandbox: Running) -> AsyncIterator[Wire]:
    """A bare bot whose commands are registered."""
    async with aiohttp.ClientSession() as session:
        bot = Wire(sandbox, session)
        await bot.register()
        yield bot
