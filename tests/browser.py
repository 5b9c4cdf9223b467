"""
A headless Chromium for tests, driven over its DevTools protocol with nothing but aiohttp.

``async with Browser.open(390, 844) as page`` gives a page that is used as a person uses it: real
presses (or taps, on pages as narrow as a phone), real typing, and waiting for visible changes.

A *target* is a CSS selector if it begins with ``#``, ``.`` or ``[``. Otherwise it is the text,
label, title or placeholder of something that can be pressed or filled in, whole or in part. If
several fit, the last one on the page is used: in a conversation the newest.
"""

import asyncio
import base64
import contextlib
import itertools
import json
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from tests.patience import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)
PAUSE = 0.03
PHONE = 600
"""Width in pixels below which a page is a phone and is tapped."""
KEYS = {
    "Enter": (13, "\r"),
    "Tab": (9, ""),
    "Escape": (27, ""),
    "Backspace": (8, ""),
    "ArrowUp": (38, ""),
    "ArrowDown": (40, ""),
    " ": (32, " "),
}

FIND = r"""
(target) => {
  const modals = document.querySelectorAll("dialog:modal");
  const root = modals[modals.length - 1] ?? document;
  const isThere = (e) => {
    const box = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    const isSeen = box.width > 0 && box.height > 0 && style.visibility !== "hidden";
    return isSeen && !e.closest("[inert]");
  };
  // A picture that is still to come moves what stands below it.
  if (![...document.images].every((image) => image.complete)) return { why: "waits for pictures" };
  let found;
  if (/^[#.[]/.test(target)) found = [...root.querySelectorAll(target)].filter(isThere);
  else {
    const kinds = "a, button, summary, label, input, textarea, select, [role], [tabindex]";
    const names = (e) =>
      [e.getAttribute("aria-label"), e.innerText, e.title, e.placeholder]
        .filter(Boolean).map((name) => name.trim().replace(/\s+/g, " "));
    const all = [...root.querySelectorAll(kinds)].filter(isThere);
    const whole = all.filter((e) => names(e).includes(target));
    const part = all.filter((e) => names(e).some((name) => name.includes(target)));
    const fitting = whole.length ? whole : part;
    found = fitting.filter((e) => !fitting.some((other) => e !== other && e.contains(other)));
  }
  const element = found[found.length - 1];
  if (!element) return { why: "is nowhere to be seen" };
  if (element.disabled) return { why: "is disabled" };
  let box = element.getBoundingClientRect();
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
    element.scrollIntoView({ block: "center", inline: "center" });
    box = element.getBoundingClientRect();
  }
  let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  let hit = document.elementFromPoint(x, y);
  if (!hit || !element.contains(hit)) {
    element.scrollIntoView({ block: "center" });
    box = element.getBoundingClientRect();
    [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    hit = document.elementFromPoint(x, y);
  }
  if (!hit || !(element.contains(hit) || hit.closest("label")?.control === element)) {
    return { why: "is covered by " + (hit?.outerHTML.slice(0, 120) ?? "nothing") };
  }
  return { x, y };
}
"""


def chromium() -> str | None:
    """Path of Chromium, if it is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """A running Chromium with an empty profile."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._hearers: dict[str, Callable[[str, dict[str, Any]], None]] = {}

    @classmethod
    @asynccontextmanager
    async def open(cls, width: int = 1280, height: int = 800) -> "AsyncIterator[Page]":
        """A page in its own Chromium, which closes with it."""
        async with cls.launch() as browser:
            yield await browser.page(width, height)

    @classmethod
    @asynccontextmanager
    async def launch(cls) -> "AsyncIterator[Browser]":
        """
        A Chromium without pages.

        :raises: :exc:`FileNotFoundError` if there is none; see :func:`chromium`.
        """
        path = chromium()
        if path is None:
            raise FileNotFoundError(", ".join(NAMES))
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            async with _process(path, Path(folder)) as address, aiohttp.ClientSession() as session:
                socket = await session.ws_connect(address, max_msg_size=0)
                browser = cls(socket)
                reader = asyncio.create_task(browser._read())
                try:
                    yield browser
                finally:
                    with contextlib.suppress(Exception):
                        await asyncio.wait_for(browser.send("Browser.close"), 3)
                    reader.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await reader
                    await socket.close()

    async def page(self, width: int = 1280, height: int = 800) -> "Page":
        """A new page of that size."""
        target = await self.send("Target.createTarget", url="about:blank")
        attached = await self.send(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True
        )
        page = Page(self, str(target["targetId"]), str(attached["sessionId"]))
        self._hearers[page.session] = page._hear
        for domain in ("Page", "Runtime", "Log"):
            await page.send(f"{domain}.enable")
        await page.send("Page.setLifecycleEventsEnabled", enabled=True)
        # Without animations, elements can be pressed at once.
        still = {"name": "prefers-reduced-motion", "value": "reduce"}
        await page.send("Emulation.setEmulatedMedia", features=[still])
        await page.resize(width, height)
        return page

    async def send(self, method: str, session: str | None = None, **given: Any) -> dict[str, Any]:
        """Send the protocol a command and return its result."""
        number = next(self._numbers)
        answer = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        asked: dict[str, Any] = {"id": number, "method": method, "params": given}
        await self._socket.send_json(asked | ({"sessionId": session} if session else {}))
        result: dict[str, Any] = await answer
        return result

    async def _read(self) -> None:
        async for received in self._socket:
            said = json.loads(received.data)
            if "id" in said:
                answer = self._answers.pop(said["id"])
                if "error" in said and not answer.done():
                    answer.set_exception(RuntimeError(said["error"]["message"]))
                elif not answer.done():
                    answer.set_result(said["result"])
            elif hearer := self._hearers.get(said.get("sessionId", "")):
                hearer(said["method"], said["params"])
        for answer in self._answers.values():
            answer.cancel()


class Page:
    """One page, used the way a person uses it."""

    def __init__(self, browser: Browser, target: str, session: str) -> None:
        self.target = target
        self.session = session
        self.errors: list[str] = []
        """Errors that the page has thrown or logged."""
        self._browser = browser
        self._loaded = ""
        """The number of the newest document that has loaded completely."""
        self._changed = asyncio.Event()
        self._is_phone = False

    async def send(self, method: str, **given: Any) -> dict[str, Any]:
        """Send the protocol a command about this page and return its result."""
        return await self._browser.send(method, self.session, **given)

    async def resize(self, width: int, height: int) -> None:
        """Resize the page; a narrow one is a phone."""
        self._is_phone = width < PHONE
        await self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2 if self._is_phone else 1,
            mobile=self._is_phone,
        )
        await self.send("Emulation.setTouchEmulationEnabled", enabled=self._is_phone)

    async def close(self) -> None:
        """Close the page."""
        await self._browser.send("Target.closeTarget", targetId=self.target)

    async def goto(self, url: str) -> None:
        """Open an address, and return when everything is loaded."""
        answer = await self.send("Page.navigate", url=url)
        await self._load(lambda: self._loaded == answer["loaderId"])

    async def reload(self) -> None:
        """Load the page again."""
        before = self._loaded
        await self.send("Page.reload")
        await self._load(lambda: self._loaded != before)

    async def evaluate(self, expression: str) -> Any:
        """
        The value of a JavaScript expression, which may be a promise.

        :raises: :exc:`RuntimeError` if it throws.
        """
        answer = await self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if thrown := answer.get("exceptionDetails"):
            raise RuntimeError((thrown.get("exception") or {}).get("description", thrown["text"]))
        return answer["result"].get("value")

    async def wait(self, expression: str, timeout: float = PATIENCE) -> Any:  # noqa: ASYNC109  it is one
        """
        Wait until a JavaScript expression is true, and return its value.

        :raises: :exc:`TimeoutError` if it never is, with the text of the page.
        """
        # Some true values of JavaScript (an element, an empty list) are false in Python.
        asked = f"Promise.resolve({expression}).then((v) => [!!v, v instanceof Node || v])"
        last: Any = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                while True:
                    try:
                        is_true, last = await self.evaluate(asked)
                    except RuntimeError as error:
                        last = error
                    else:
                        if is_true:
                            return last
                    await asyncio.sleep(PAUSE)
        message = f"never true: {expression} (last: {last!r}); the page showed:\n"
        raise TimeoutError(message + await self.text())

    async def see(self, text: str, selector: str = "body") -> None:
        """Wait until *text* can be read on the page, or inside *selector*."""
        inside = f"document.querySelector({json.dumps(selector)}).innerText"
        await self.wait(f"{inside}.includes({json.dumps(text)})")

    async def text(self, selector: str = "body") -> str:
        """The visible text of the page, or of *selector*."""
        return str(await self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText"))

    async def click(self, target: str) -> None:
        """
        Press the middle of *target* once it is there, still, and not covered.

        :raises: :exc:`TimeoutError` if that never happens.
        """
        x, y = await self._find(target)
        if self._is_phone:
            await self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[_dot(x, y)])
            await self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        mouse = {"x": x, "y": y, "button": "left", "clickCount": 1}
        await self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        await self.send("Input.dispatchMouseEvent", type="mousePressed", **mouse)
        await self.send("Input.dispatchMouseEvent", type="mouseReleased", **mouse)

    async def type(self, text: str, into: str | None = None) -> None:
        """Type *text* at the focus, or into a field that is pressed first."""
        if into is not None:
            await self.click(into)
        await self.send("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        """Press a key, such as ``Enter`` or ``ArrowDown``."""
        number, text = KEYS[key]
        given = {"key": key, "code": key, "windowsVirtualKeyCode": number}
        down = "keyDown" if text else "rawKeyDown"
        await self.send("Input.dispatchKeyEvent", type=down, text=text, **given)
        await self.send("Input.dispatchKeyEvent", type="keyUp", **given)

    async def screenshot(self, path: Path | str) -> None:
        """Write a PNG of the visible page."""
        answer = await self.send("Page.captureScreenshot", format="png")
        content = base64.b64decode(answer["data"])
        await asyncio.to_thread(Path(path).write_bytes, content)

    async def _load(self, is_there: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_there():
                self._changed.clear()
                await self._changed.wait()

    async def _find(self, target: str) -> tuple[float, float]:
        found: dict[str, Any] = {}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    before = found
                    found = await self.evaluate(f"({FIND})({json.dumps(target)})") or {}
                    # A moving element (a drawer, a dialog) is pressed once it is still.
                    if "x" in found and found == before:
                        return found["x"], found["y"]
                    await asyncio.sleep(PAUSE)
        message = f"{target!r} {found.get('why', 'never rests')}; the page showed:\n"
        raise TimeoutError(message + await self.text())

    def _hear(self, method: str, said: dict[str, Any]) -> None:
        match method:
            case "Page.lifecycleEvent" if said["name"] == "load":
                self._loaded = said["loaderId"]
                self._changed.set()
            case "Runtime.exceptionThrown":
                details = said["exceptionDetails"]
                thrown = details.get("exception") or {}
                self.errors.append(str(thrown.get("description") or details["text"]))
            case "Runtime.consoleAPICalled" if said["type"] == "error":
                self.errors.append(" ".join(str(a.get("value")) for a in said["args"]))
            case "Log.entryAdded" if said["entry"]["level"] == "error":
                self.errors.append(f"{said['entry']['text']} {said['entry'].get('url', '')}")


def _dot(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y}


@asynccontextmanager
async def _process(path: str, folder: Path) -> AsyncIterator[str]:
    """Run Chromium and yield the address of its protocol."""
    process = await asyncio.create_subprocess_exec(
        path,
        *FLAGS,
        f"--user-data-dir={folder}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        port, where = await asyncio.wait_for(
            _port(folder / "DevToolsActivePort", process), PATIENCE
        )
        yield f"ws://127.0.0.1:{port}{where}"
    finally:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 3)
        # Its children are in its process group and may still be running.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def _port(file: Path, process: asyncio.subprocess.Process) -> tuple[str, str]:
    while True:
        lines = _lines(file)
        if len(lines) == 2:
            return lines[0], lines[1]
        if process.returncode is not None:
            raise ChildProcessError(process.returncode)
        await asyncio.sleep(PAUSE)


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []
