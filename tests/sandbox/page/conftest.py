"""A sandbox with the bot of these tests, and its page as it is on a desktop and on a phone."""

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sandbox.running import Running, running
from tests.browser import Browser, Page

BOT = f"{sys.executable} -m tests.sandbox.page.bot"
ROOT = Path(__file__).parents[3]
SCENES = {"empty": f'{sys.executable} -c "pass"', "broken": f'{sys.executable} -c "exit(3)"'}


@dataclass
class Desk:
    """A sandbox and the page at which somebody sits as Alba."""

    sandbox: Running
    page: Page

    async def use(self, command: str) -> None:
        """Writes a command without options, and sends it."""
        await self.page.type(f"/{command}", "#draft")
        await self.page.see(f"/{command}", "#suggestions")
        await self.page.press("Enter")
        await self.page.press("Enter")

    async def be(self, name: str) -> None:
        """Looks at the sandbox as somebody else."""
        await self.page.click(f"Be {name}")
        await self.page.wait(f"document.title.includes({name!r})")


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
async def desk(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Desk]:
    """The page, open as Alba; it must neither throw nor log errors."""
    monkeypatch.chdir(ROOT)
    async with (
        running(bot=BOT, scenes=SCENES, folder=tmp_path) as sandbox,
        Browser.open(*request.param) as page,
    ):
        await page.goto(f"{sandbox.url}/?as=alba")
        await page.see("online")
        yield Desk(sandbox, page)
        assert page.errors == []
        assert sandbox.errors() == []
