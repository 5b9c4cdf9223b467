"""The files of the page."""

import re
from pathlib import Path

import aiohttp
import pytest

from sandbox.running import running
from sandbox.server import PAGE

FILES = sorted(PAGE.iterdir())
MODULES = [file for file in FILES if file.suffix == ".js"]


def test_there_is_a_page() -> None:
    """One HTML file, one style sheet, one picture, and modules."""
    assert [file.name for file in FILES if file not in MODULES] == [
        "icon.svg",
        "index.html",
        "page.css",
    ]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_a_module_is_short_and_says_what_it_is(module: Path) -> None:
    """A module has at most 200 lines, and a doc comment at the top."""
    lines = module.read_text(encoding="utf-8").splitlines()

    assert lines[0].startswith("/**")
    assert len(lines) <= 200


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_comes_from_elsewhere_and_nothing_knows_the_game(file: Path) -> None:
    """The page has no address of another host except SVG's name, and no word about the game."""
    text = file.read_text(encoding="utf-8")

    assert set(re.findall(r"https?://[\w.]+", text)) <= {"http://www.w3.org"}
    assert not re.search("catan|hexhost|settlement|robber|innerHTML", text, re.IGNORECASE)


async def test_a_browser_keeps_no_old_page() -> None:
    """A browser asks for every file again, so that a changed one shows at once."""
    async with running() as sandbox, aiohttp.ClientSession(sandbox.url) as session:
        for path in ("/", "/page/main.js", "/page/page.css"):
            async with session.get(path) as answer:
                assert answer.headers["Cache-Control"] == "no-cache"
