"""
A sandbox with the bot of these tests, and its page on a desktop and on a phone.

Sandbox, bot and Chromium are started once; every test begins with a swept server and a new page.
"""

import os
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.running import Running, running
from tests.browser import Browser, Page

BOT = f"{sys.executable} -m tests.sandbox.page.bot"
ROOT = Path(__file__).parents[3]
BOTH = {"test_everything_fits"}
"""Tests that every run makes on both kinds of screen."""
SCREENS = [(1280, 800), (390, 844)]
SCENES = {"empty": f'{sys.executable} -c "pass"', "broken": f'{sys.executable} -c "exit(3)"'}


@dataclass
class Desk:
    """A sandbox and its page, used as Alba."""

    sandbox: Running
    page: Page

    async def use(self, command: str) -> None:
        """Types a command without options, and sends it."""
        await self.page.type(f"/{command}", "#draft")
        await self.page.see(f"/{command}", "#suggestions")
        await self.page.press("Enter")
        await self.page.press("Enter")

    async def be(self, name: str) -> None:
        """Switches the sandbox to another person."""
        await self.page.click(f"Be {name}")
        await self.page.wait(f"document.title.includes({name!r})")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every run makes one test on the desktop and the next on the phone; soaks, the other way."""
    for item in items:
        if isinstance(item, pytest.Function) and "desk" in item.fixturenames:
            names = [name for name in vars(item.module) if name.startswith("test_")]
            daily = SCREENS[names.index(item.originalname) % 2]
            if item.originalname not in BOTH and item.callspec.params["desk"] != daily:
                item.add_marker(pytest.mark.soak)


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    """The Chromium of all these tests."""
    async with Browser.launch() as launched:
        yield launched


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def sandbox() -> AsyncIterator[Running]:
    """The sandbox of all these tests, with its bot; its time passes only when it is moved."""
    here = Path.cwd()
    os.chdir(ROOT)
    try:
        async with running(bot=BOT, scenes=SCENES) as started:
            started.clock.hold()
            yield started
    finally:
        os.chdir(here)


@pytest_asyncio.fixture(loop_scope="package", params=SCREENS, ids=["desktop", "phone"])
async def desk(
    request: pytest.FixtureRequest, sandbox: Running, browser: Browser
) -> AsyncIterator[Desk]:
    """The page, open as Alba; it must neither throw nor log errors."""
    await sandbox.sandbox.supervisor.start()
    await sandbox.sandbox.supervisor.until_connected()
    page = await browser.page(*request.param)
    await page.goto(f"{sandbox.url}/?as=alba")
    await page.evaluate("import('/page/wire.js').then(({ control }) => control('reset'))")
    await page.see("online")
    await page.see("Nothing has been said here yet.")
    yield Desk(sandbox, page)
    await page.close()
    assert page.errors == []
    assert sandbox.errors() == []
