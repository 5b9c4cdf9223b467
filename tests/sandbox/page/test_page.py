"""The sandbox's page in a real browser, used as people use it, on a desktop and on a phone."""

import re
import sys
from pathlib import Path

import pytest

from sandbox.faults import Fault, Misdeed
from sandbox.running import running
from sandbox.server import Sandbox
from tests.browser import Browser, Page, chromium
from tests.sandbox.page.conftest import Desk
from tests.waiting import until, what_is_open

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.skipif(chromium() is None, reason="there is no Chromium here"),
]


async def test_a_picture_grows_and_is_redrawn(desk: Desk) -> None:
    """
    A pressed picture fills the page with its alt text below; Escape closes it.

    An edited message has its new text and picture, says so, and keeps the focus. The answer to a
    button is visible to the person who pressed it, until they dismiss it.
    """
    await desk.use("table")
    await desk.page.click(".picture")
    await desk.page.see("A drawing that says: the table.", "dialog.enlarged")
    await desk.page.press("Escape")
    await desk.page.wait("!document.querySelector('dialog')")
    await desk.page.wait("document.querySelector('.picture img').complete")

    await desk.page.click("Ready")
    await desk.page.see("Alba is ready. (edited)")

    alt = await desk.page.evaluate("document.querySelector('.picture img').alt")
    held = await desk.page.evaluate("document.activeElement.textContent")
    assert (alt, held) == ("A drawing that says: ready.", "✔Ready")

    await desk.page.click("My basket")
    await desk.page.see("Only you can see this")
    await desk.be("Bruno")
    seen_by_bruno = await desk.page.text("#messages")

    await desk.be("Alba")
    await desk.page.click("Dismiss message")
    await desk.page.wait("!document.querySelector('.ephemeral')")

    assert "plums" not in seen_by_bruno


async def test_choices_are_made_counted_and_confirmed(desk: Desk) -> None:
    """
    A menu for one choice tells the bot at once, and can be used again.

    A menu for two or three waits for the second, takes no fourth, and is then confirmed.
    """
    await desk.use("table")

    await desk.page.click("Choose a place")
    await desk.page.see("under the tree", "dialog.pick")
    await desk.page.click("Garden")

    await desk.page.see("Chosen: g")
    await desk.page.see("Choose a place", "#messages")

    await desk.page.click("Choose 2 or 3 fruits")
    await desk.page.click("Lemon")
    too_few = await desk.page.evaluate("document.querySelector('.pick footer').lastChild.disabled")

    for fruit in ("Apple", "Plum", "Cherry"):
        await desk.page.click(fruit)
    await desk.page.click("Done · 3 of 3")

    await desk.page.see("may it be Apple, Lemon, Plum?")
    assert too_few


async def test_a_form_is_filled_in_and_sent(desk: Desk) -> None:
    """
    A form keeps its values while you look at the page as another person.

    Canceling one sends nothing, and the page can be used again.
    """
    await desk.use("table")
    await desk.page.click("Wish")
    await desk.page.see("What do you wish for?")
    await desk.page.press("Escape")
    await desk.page.click("My basket")
    await desk.page.see("Three plums.")

    await desk.page.click("Wish")
    await desk.page.type("something sweet", "A note")
    await desk.page.click("Two of these")
    await desk.page.click("Apple")
    await desk.page.click("Banana")
    await desk.page.click("Done · 2 of 2")
    await desk.page.click("Be Chloé")
    await desk.page.wait("document.querySelector('#form-layer').hidden")

    await desk.page.click("Be Alba")
    await desk.page.click("Submit")

    await desk.page.see("wishes for Apple and Banana: something sweet")


async def test_a_command_is_completed_in_the_readers_language(desk: Desk) -> None:
    """Dámaso reads Spanish names, descriptions and choices; the bot is sent the value."""
    page = desk.page
    await page.click("Be Dámaso")
    await page.type("/", "#draft")
    await page.see("Busca una fruta por su nombre.", "#suggestions")

    await page.type("buscar ")
    await page.type("lim")
    await page.see("Limón", "#suggestions")
    await page.press("Enter")
    await page.click("+ cuantas")
    await page.type("3")
    await page.press("Enter")

    await page.see("Found 3 × Lemon.")


async def test_a_command_waits_for_what_it_needs(desk: Desk) -> None:
    """A missing option and an impossible number are reported, and nothing is sent."""
    page = desk.page
    await page.type("/find ", "#draft")
    await page.see("Apricot", "#suggestions")
    await page.press("Escape")
    await page.press("Enter")
    await page.see("fruit is required.", "#toasts")

    await page.type("Plum")
    await page.see("Plum", "#suggestions")
    await page.press("Enter")
    await page.click("+ many")
    await page.type("12")
    await page.press("Enter")

    await page.see("many is at most 9.", "#toasts")
    assert "Found" not in await page.text("#messages")


async def test_whoever_is_pinged_has_a_badge(desk: Desk) -> None:
    """Bruno's badge counts; his strip has the push's text; pressing it leads to the message."""
    page = desk.page
    await desk.use("table")
    await page.click("Choose 2 or 3 fruits")
    await page.click("Apple")
    await page.click("Plum")
    await page.click("Done · 2 of 3")
    await page.click("Be Bruno, 1 unseen notification")

    if not await _is_wide(page):
        await page.click("Notifications")
    await page.click("@Bruno, may it be Apple, Plum?")

    await page.wait("document.querySelector('.for-me.shine')")
    await page.wait("!document.querySelector('#people .badge')")
    strip = await page.evaluate("document.querySelector('.notice strong').textContent")
    assert strip == "Hexhost (#parlour, The table by the window)"


async def test_a_direct_message_and_a_thread(desk: Desk) -> None:
    """Both are announced next to their names; a card below the message leads to the thread."""
    await desk.use("letter")
    await desk.page.see("Sent.")
    await desk.page.wait("document.querySelector('#places .badge')?.textContent === '1'")

    await desk.page.click(".thread-card")
    await desk.page.see("Read them here.")

    assert await desk.page.text("#place h1") == "letters"


async def test_a_silent_bot_is_told(desk: Desk) -> None:
    """After three seconds the message says that the interaction failed."""
    await desk.use("table")
    await desk.page.click("Break")
    # The page knows of the click before the sandbox does.
    await until(lambda: desk.sandbox.world.interactions.open)
    await desk.page.wait("document.querySelector('.button.busy')")

    desk.sandbox.clock.move(3)

    await desk.page.see("This interaction failed", "#messages")
    await desk.page.wait("!document.querySelector('.busy')")


async def test_reloading_loses_what_was_private(desk: Desk) -> None:
    """Private answers are gone after a reload by the tool, or of the page itself."""
    delay = Fault(Misdeed.DELAY, method="PATCH", seconds=1)
    desk.sandbox.world.faults.waiting.append(delay)
    await desk.use("think")
    await desk.page.see("is thinking…")
    await until(lambda: not delay.times)
    desk.sandbox.clock.move(delay.seconds)
    await desk.page.see("Thought about it.")

    await desk.page.reload()
    await desk.page.see("Nothing has been said here yet.")

    assert await desk.page.evaluate("location.search.includes('as=alba')")


async def test_the_bot_is_killed_and_started(desk: Desk) -> None:
    """The bot's state is shown in words, and its buttons work after a restart."""
    page = desk.page
    await desk.use("table")
    await page.see("The table is laid.")
    await _open_tools(page)
    await page.click("Kill −9")
    await page.see("Hexhost offline")

    await page.click("Start")
    await page.see("Hexhost online")
    await _shut_tools(page)
    await page.click("My basket")

    await page.see("Three plums.")


async def test_a_starting_point_sweeps_everything(desk: Desk) -> None:
    """A scene that works is marked; one that fails shows why."""
    page = desk.page
    await desk.use("table")
    await page.see("The table is laid.")
    await _open_tools(page)

    await page.click("empty")
    await page.wait("document.querySelector('#tools [aria-current]')?.textContent === 'empty'")
    await page.click("broken")

    await page.see("The scene broken ended with 3", "#toasts")
    await until(lambda: page.errors)
    page.errors.clear()  # Chromium has logged the refusal
    assert "Nothing has been said" in await page.text("#messages")


async def test_the_clock_is_moved(desk: Desk) -> None:
    """Relative times follow the sandbox's clock."""
    page = desk.page
    await desk.use("words")
    await page.see("in 1 hour", "#messages")
    await _open_tools(page)

    await page.click("+1 day")

    await page.see("yesterday", "#messages")


async def test_words_are_marked_up(desk: Desk) -> None:
    """Every mark makes its element, and none is read as HTML."""
    await desk.use("words")
    await desk.page.see("A heading")

    marks = await desk.page.evaluate(
        "['h3','b','i','u','s','code','.spoiler','blockquote','ul ul','ol','pre','small','time',"
        "'.mention','a[href=\"https://example.org/rules\"]','.embed']"
        ".filter((mark) => !document.querySelector('#messages ' + mark))"
    )

    assert marks == []
    await desk.page.click("/find")
    await desk.page.wait("document.activeElement.dataset.option === 'fruit'")


async def test_everything_fits(desk: Desk) -> None:
    """Nothing overflows sideways; on a phone all buttons are large enough for a thumb."""
    for command in ("words", "layout", "table"):
        await desk.use(command)
    for shown in ("A heading", "A section", "The table is laid."):
        await desk.page.see(shown)

    width, inner = await desk.page.evaluate(
        "['#scroller', '#main'].map((one) => document.querySelector(one).scrollWidth)"
    )
    small = await desk.page.evaluate(
        "[...document.querySelectorAll('#messages .button, .menu-box, .person, #send')]"
        ".filter((one) => one.getBoundingClientRect().height < (innerWidth < 600 ? 40 : 32))"
        ".map((one) => one.textContent)"
    )

    assert (width, small) == (inner, [])


async def test_the_page_keeps_the_screen_that_a_person_has(desk: Desk) -> None:
    """``screen.js`` and ``screen.py`` give the same result for the same events."""
    (alba,) = await desk.sandbox.join("Alba")
    for command in ("table", "letter", "think", "layout"):
        await desk.use(command)
    for shown in ("The table is laid.", "Sent.", "Thought about it.", "A section"):
        await desk.page.see(shown)
    await until(lambda: not what_is_open(desk.sandbox.sandbox))
    await desk.page.click("Dismiss message")
    await desk.page.wait("document.querySelectorAll('.ephemeral').length === 1")

    shown = "import('/page/store.js').then(({ store }) => store.screens.get(store.me))"
    seq = (await desk.page.evaluate(shown))["seq"]
    await alba.wait_for(lambda: alba.screen["seq"] >= seq)

    theirs = await desk.page.evaluate(shown)
    assert {**theirs, "time": ""} == {**alba.screen, "time": ""}


async def test_a_broken_line_is_taken_up(browser: Browser) -> None:
    """After a broken connection the missed messages are there, once."""
    page = await browser.page()
    async with running() as sandbox:
        await page.goto(f"{sandbox.url}/?as=alba&channel=tavern")
        await page.type("before", "#draft")
        await page.press("Enter")
        await page.see("before", "#messages")
        assert sandbox.sandbox._runner is not None
        server = sandbox.sandbox._runner.server
        assert server is not None
        for connection in server.connections:
            if connection.transport:
                connection.transport.abort()
        (bruno,) = await sandbox.join("Bruno")

        await bruno.control("say", **{"as": "Bruno"}, channel="tavern", content="meanwhile")

        await page.see("meanwhile", "#messages")
        await page.see("offline")
        said = re.findall("before|meanwhile", await page.text("#messages"))
        await page.close()
    assert said == ["before", "meanwhile"]


async def test_another_sandbox_is_noticed(browser: Browser) -> None:
    """When the sandbox at the same address is a new one, its screen replaces the old."""
    old, new = Sandbox(), Sandbox()
    # Below the range of ports that the system hands out, so that none takes it in between.
    await old.start(20_000)
    page = await browser.page()
    await page.goto(f"{old.url}/?as=gus")
    await page.type("of yesterday", "#draft")
    await page.press("Enter")
    await page.see("of yesterday", "#messages")

    await old.close()
    await page.see("reconnecting…")
    await new.start(int(old.url.rsplit(":", 1)[1]))
    try:
        await page.see("Nothing has been said here yet.")
        await page.close()
    finally:
        await new.close()


async def test_the_others_play_by_themselves(browser: Browser, tmp_path: Path) -> None:
    """The switch starts and stops everyone but the person shown, or just the selected people."""
    note = "import os,signal; print(os.environ['SANDBOX_PLAYERS'], flush=True); signal.pause()"
    sandbox = Sandbox(players=f'{sys.executable} -c "{note}"', folder=tmp_path)
    log = tmp_path / "players.log"
    await sandbox.start()
    page = await browser.page()
    try:
        await page.goto(f"{sandbox.url}/?as=gus")
        await page.click(".switch")
        await page.wait("document.querySelectorAll('.plays').length === 5")
        await until(lambda: log.exists() and "Alba,Bruno,Chloé,Dámaso,Eve" in log.read_text())
        await page.click("[data-key=who]")
        await page.click(".chip:last-of-type")
        await until(lambda: "Eve,Gus" in log.read_text())

        await page.click(".switch")
        await page.wait("!document.querySelector('.plays')")
        assert page.errors == []
        await page.close()
    finally:
        await sandbox.close()


async def _is_wide(page: Page) -> bool:
    return bool(await page.evaluate("innerWidth > 1100"))


async def _open_tools(page: Page) -> None:
    if not await _is_wide(page):
        await page.click("Channels and tools")


async def _shut_tools(page: Page) -> None:
    if not await _is_wide(page):
        await page.press("Escape")
