"""The files of the page."""

import re

import aiohttp

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


def test_modules_are_short_and_say_what_they_are() -> None:
    """A module has at most 200 lines, and a doc comment at the top."""
    read = {module.name: module.read_text(encoding="utf-8") for module in MODULES}

    assert [name for name, text in read.items() if not text.startswith("/**")] == []
    assert [name for name, text in read.items() if len(text.splitlines()) > 200] == []


def test_nothing_comes_from_elsewhere_and_nothing_knows_the_game() -> None:
    """The page has no address of another host except SVG's name, and no word about the game."""
    text = {file.name: file.read_text(encoding="utf-8") for file in FILES}
    hosts = {(name, host) for name in text for host in re.findall(r"https?://[\w.]+", text[name])}
    words = re.compile("catan|hexhost|settlement|robber|innerHTML", re.IGNORECASE)

    assert {(name, host) for name, host in hosts if host != "http://www.w3.org"} == set()
    assert [(name, words.findall(text[name])) for name in text if words.search(text[name])] == []


async def test_a_browser_keeps_no_old_page() -> None:
    """A browser asks for every file again, so that a changed one shows at once."""
    async with running() as sandbox, aiohttp.ClientSession(sandbox.url) as session:
        for path in ("/", "/page/main.js", "/page/page.css"):
            async with session.get(path) as answer:
                assert answer.headers["Cache-Control"] == "no-cache"
