"""A game opened, joined, set up and begun on the sandbox's page, as three people would do it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.running import Running, running
from tests.bot.forked import Forked
from tests.browser import Browser, Page, chromium
from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.e2e,
    pytest.mark.skipif(chromium() is None, reason="there is no Chromium here"),
]

DESKTOP, PHONE = (1280, 800), (390, 844)
PEOPLE = ("Alba", "Bruno", "Chloé")

# What stands last in the channel for everyone, and what stands last for the person alone.
TABLE = "[...document.querySelectorAll('#messages .message:not(.ephemeral)')].at(-1)"
PRIVATE = "[...document.querySelectorAll('#messages .ephemeral')].at(-1)"


@dataclass
class Player:
    """Someone at the page, who changes from person to person."""

    sandbox: Running
    page: Page
    folder: Path
    name: str = PEOPLE[0]

    async def be(self, name: str) -> None:
        """Look at the sandbox as someone else."""
        if name != self.name:
            await self.page.click(f"Be {name}")
            await self.wait(f"document.title.includes({name!r})")
            self.name = name

    async def go(self, place: str) -> None:
        """Go to a channel, or to one's talk with the bot."""
        if await self.page.evaluate("innerWidth < 600"):
            await self.page.click("Channels and tools")
        at = await self.page.evaluate(
            "[...document.querySelectorAll('#places [data-key]')].find((one) => "
            f"one.querySelector('.place-name').textContent === {place!r}).dataset.key"
        )
        await self.page.click(f"[data-key='{at}']")
        await self.wait(f"document.querySelector('#place h1').textContent === {place!r}")

    async def wait(self, expression: str) -> None:
        """Wait as long as a busy machine needs."""
        await self.page.wait(expression)

    async def see(self, text: str, where: str = TABLE) -> None:
        """Wait until *where* says *text*."""
        await self.wait(f"({where})?.innerText.includes({json.dumps(text)})")

    async def press(self, label: str, where: str) -> None:
        """Press a button, once *where* has it."""
        await self.wait(
            f"[...({where})?.querySelectorAll('.button') ?? []]"
            rf".some((one) => one.innerText.replace(/\s+/g, ' ') === {label!r} && !one.disabled)"
        )
        await self.page.click(label)

    async def table(self) -> str:
        """The id of the table's post."""
        return str(await self.page.evaluate(f"({TABLE}).dataset.message"))

    async def called(self) -> str:
        """Whom the table's post calls."""
        return str(await self.page.evaluate(f"({TABLE}).querySelector('.mention').innerText"))[1:]

    async def badges(self, *names: str) -> None:
        """Wait until exactly these people have unseen notifications."""
        unseen = (
            "[...document.querySelectorAll('#people .person:has(.badge) .person-name')]"
            ".map((one) => one.textContent)"
        )
        await self.wait(f"JSON.stringify({unseen}) === JSON.stringify({json.dumps(names)})")

    async def choose(self, option: int, part: int) -> None:
        """Choose a letter in one of the menus of the newest private screen."""
        await self.wait(f"({PRIVATE})?.querySelector('.menu-box')")
        await self.picture(PRIVATE)
        assert await self.page.evaluate(f"({PRIVATE}).querySelector('img').alt.includes('A · ')")
        menus = f"[...({PRIVATE}).querySelectorAll('.menu-box')].map((one) => one.innerText.trim())"
        found = await self.page.evaluate(menus)
        assert all("Choose a place" in menu for menu in found)
        await self.page.click(found[part % len(found)])
        letters = "[...document.querySelectorAll('[role=option]')]"
        await self.wait(f"{letters}.length")
        label = f"({letters}[{option}] ?? {letters}.at(-1)).innerText.trim()"
        await self.page.click((await self.page.evaluate(label)).split("\n")[0])

    async def picture(self, where: str) -> None:
        """Wait until there is a picture with words for those who do not see it."""
        image = f"({where})?.querySelector('.picture img')"
        await self.wait(f"{image}?.complete && {image}.naturalWidth > 100 && {image}.alt.length")

    async def shot(self, name: str) -> None:
        """Keep what can be seen."""
        width = await self.page.evaluate("innerWidth")
        await self.page.screenshot(self.folder / f"{name}-{width}.png")


@pytest_asyncio.fixture
async def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Player]:
    """The real bot in a process of its own, and the page; neither may do anything wrong."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'games.db'}")
    monkeypatch.setenv("PICTURE_SCALE", "0.3")
    monkeypatch.setenv("PERSON_LIMIT", "0")
    monkeypatch.setenv("EMOJI", "no")
    async with (
        running(bot="the bot", folder=tmp_path, answer_within=PATIENCE, program=Forked) as sandbox,
        Browser.open(*DESKTOP) as page,
    ):
        await page.goto(f"{sandbox.url}/?as=alba")
        yield Player(sandbox, page, tmp_path)
        assert page.errors == []
        assert sandbox.errors() == []


async def _open(player: Player) -> None:
    """`/game new` from the list of commands."""
    page = player.page
    await player.wait("document.querySelector('#bot-state').innerText.includes('online')")
    await page.type("/game new", "#draft")
    await player.see("/game new", "document.querySelector('#suggestions')")
    await page.press("Enter")
    await player.wait("!document.querySelector('#command').hidden")
    await page.press("Enter")
    await player.see("1 of 4 seats")


async def _join(player: Player, name: str, count: int) -> None:
    """Sit down, and read the message in which the hand will lie."""
    await player.be(name)
    if count > 1:
        await player.press("Join", TABLE)
    await player.see(f"{count} of 4 seats")
    await player.see("You’re in", PRIVATE)
    await player.go("Hexhost")
    await player.see("cards will show up here")
    await player.go("parlour")
    await player.badges()


async def _settle(player: Player, turn: int) -> None:
    """A settlement from a menu, and a road by a button."""
    await player.see("Where does your settlement go?", PRIVATE)
    await player.picture(PRIVATE)
    await player.shot(f"settlement-{turn}")
    await player.choose(4 + turn, turn)
    await player.see("Which way does your road lead?", PRIVATE)
    await player.picture(PRIVATE)
    await player.shot(f"road-{turn}")
    ways = f"[...({PRIVATE}).querySelectorAll('.button')].map((one) => one.innerText)"
    first = next(way for way in await player.page.evaluate(ways) if way.startswith("A · "))
    await player.press(" ".join(first.split()), PRIVATE)


async def test_three_people_set_up_and_roll_by_clicks(player: Player) -> None:
    """Lobby, six settlements and roads in snake order, the first roll: all on the page."""
    await _open(player)
    for count, name in enumerate(PEOPLE, 1):
        await _join(player, name, count)
    await player.be("Alba")
    await player.shot("lobby")
    lobby = await player.table()
    await player.press("Start", TABLE)

    order: list[str] = []
    post = lobby
    for turn in range(6):
        if turn == 3:  # who is last places twice, on the same private screen
            await player.see("Where does your settlement go?", PRIVATE)
            assert await player.table() == post
            await player.page.resize(*PHONE)
        else:
            await player.wait(f"({TABLE}).dataset.message !== {post!r}")
            await player.see("place your settlement")
            await player.picture(TABLE)
            post = await player.table()
            called = await player.called()
            await player.badges(*(name for name in (called,) if name != player.name))
            await player.be(called)
            await player.shot(f"called-{turn}")
            await player.press("Place settlement", TABLE)
        order.append(player.name)
        await _settle(player, turn)

    await player.wait(f"({TABLE}).dataset.message !== {post!r}")
    await player.see("your turn")
    await player.picture(TABLE)
    assert await player.called() == order[0]
    assert sorted(order[:3]) == sorted(PEOPLE)
    assert order[3:] == order[2::-1]
    await player.shot("roll")
    await player.press("🎲 Roll", TABLE)
    await player.wait(rf"/\d \+ \d = \d+/.test(({TABLE}).innerText)")
    await player.picture(TABLE)
    await player.shot("rolled")
    said = await player.page.evaluate(f"({TABLE}).innerText")
    assert "’s turn." not in said
    await player.badges()

    for name in PEOPLE:
        await player.be(name)
        await player.go("Hexhost")
        await player.see("Your hand")
        await player.see("Points: 2 (the others see 2)")
        await player.picture(TABLE)
        await player.shot(f"hand-{name}")
        assert "http" not in await player.page.evaluate(f"({TABLE}).innerText")
        await player.page.resize(*DESKTOP)
        await player.page.click("#messages button.mention")
        await player.wait("document.querySelector('#place h1').textContent === 'parlour'")
