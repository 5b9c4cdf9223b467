"""
The sandbox put together: one server for the bot, for people, and for the page.

If the requested port is taken, the next free one is used.
"""

import asyncio
import contextlib
import errno
import socket
import tempfile
from collections.abc import Mapping
from pathlib import Path

from aiohttp import web

from sandbox.gateway.gateway import Gateway
from sandbox.limits import Limits
from sandbox.people import control, doing, screen
from sandbox.people.desk import DESK, Desk, answer, plainly
from sandbox.permissions import Permission
from sandbox.record import Record
from sandbox.rest import accounts, channels, commands, emojis, guilds, interactions, messages
from sandbox.rest.door import Door
from sandbox.supervisor import Child, Supervisor
from sandbox.world import World

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
PORTS_TRIED = 50
LARGEST_REQUEST = 64 * 1024 * 1024
ROUTES = (
    *accounts.routes,
    *guilds.routes,
    *commands.routes,
    *emojis.routes,
    *channels.routes,
    *messages.routes,
    *interactions.routes,
)


class Sandbox:
    """A running sandbox."""

    def __init__(
        self,
        *,
        bot: str | None = None,
        scenes: Mapping[str, str] | None = None,
        players: str | None = None,
        folder: Path | None = None,
        program: type[Child] = Child,
        invited: int = 0,
    ) -> None:
        self.world = World()
        self.world.invited = Permission(invited)
        self.limits = Limits(self.world.clock)
        self.record = Record()
        self.gateway = Gateway(self.world, self.limits)
        self._own_folder = tempfile.TemporaryDirectory() if folder is None else None
        self._folder = folder or Path(self._own_folder.name if self._own_folder else ".")
        self._environment: dict[str, str] = {}
        self.supervisor = Supervisor(
            self._environment,
            self._folder,
            bot=bot,
            scenes=scenes,
            players=players,
            program=program,
        )
        self._runner: web.AppRunner | None = None
        self._listener: socket.socket | None = None
        self._writer: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """The sandbox's address for people."""
        return self.world.base

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment variables that lead a bot here."""
        return self._environment

    async def start(self, port: int = 0) -> None:
        """Starts listening on *port* or the next free one; 0 means any."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        self._listener = _open(port)
        await web.SockSite(self._runner, self._listener).start()
        found = self._listener.getsockname()[1]
        self.world.base = f"http://{HOST}:{found}"
        self._environment |= {
            "DISCORD_TOKEN": self.world.token,
            "DISCORD_API_BASE": f"{self.world.base}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://{HOST}:{found}/gateway",
            "SANDBOX_URL": self.world.base,
            "SANDBOX_DATA": str(self._folder.resolve()),
        }
        self._writer = asyncio.create_task(self.gateway.write())
        self.gateway.on_presence = self.supervisor.note_presence
        self.supervisor.on_change = self._tell_bot_status

    async def close(self) -> None:
        """Ends the bot and closes the server."""
        await self.supervisor.close()
        await self.gateway.close()
        self.world.clock.stop()
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._listener:
            await _stop_accepting(self._listener)
        if self._runner:
            await self._runner.cleanup()
        if self._own_folder:
            self._own_folder.cleanup()

    def _tell_bot_status(self) -> None:
        status = self.supervisor.view()
        self.world.screens.tell(self.world.people, "bot", bot=status)

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[plainly], client_max_size=LARGEST_REQUEST)
        app.on_response_prepare.append(_ask_again)
        app[DESK] = Desk(self.world, self.gateway, self.limits, self.record, self.supervisor)
        Door(self.world, self.limits, self.record).mount(app, ROUTES)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/emojis/{emoji}", self._emoji)
        app.router.add_get("/sandbox/screen", screen.screen)
        app.router.add_get("/sandbox/events", screen.events)
        app.router.add_get("/sandbox/requests", self._requests)
        app.router.add_get("/sandbox/errors", self._errors)
        app.router.add_post("/sandbox/command", doing.command)
        app.router.add_post("/sandbox/autocomplete", doing.autocomplete)
        app.router.add_post("/sandbox/click", doing.click)
        app.router.add_post("/sandbox/form", doing.form)
        app.router.add_post("/sandbox/control", control.control)
        app.router.add_get("/", self._page)
        if PAGE.is_dir():
            app.router.add_static("/page/", PAGE)
        return app

    async def _file(self, request: web.Request) -> web.Response:
        number = request.match_info["file"]
        found = self.world.files.get(int(number)) if number.isdecimal() else None
        if found is None or found.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        return web.Response(body=found.content, content_type=found.content_type)

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["emoji"]
        found = self.world.emoji_images.get(int(number)) if number.isdecimal() else None
        if found is None:
            raise web.HTTPNotFound
        kind, content = found
        return web.Response(body=content, content_type=kind)

    async def _requests(self, request: web.Request) -> web.Response:
        return answer(self.record.requests())

    async def _errors(self, request: web.Request) -> web.Response:
        return answer(self.record.errors())

    async def _page(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.exists():
            return web.Response(text="The sandbox runs; its page is missing.")
        return web.FileResponse(index)


async def _ask_again(request: web.Request, response: web.StreamResponse) -> None:
    """Makes a browser check whether the page has changed before it uses its cache."""
    if request.path == "/" or request.path.startswith("/page/"):
        response.headers["Cache-Control"] = "no-cache"


def _open(port: int) -> socket.socket:
    """Listens on *port* or the next free one."""
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return socket.create_server((HOST, candidate))
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    message = f"no port is free from {port} to {port + PORTS_TRIED - 1}"
    raise OSError(errno.EADDRINUSE, message)


async def _stop_accepting(listener: socket.socket) -> None:
    """
    Stops accepting connections; when this returns, the server has all accepted ones.

    asyncio accepts a connection in one turn of its loop and hands it over in the next. If the
    server is closed in between, the connection stays open for good (CPython's issue 109564).
    """
    asyncio.get_running_loop().remove_reader(listener)
    await asyncio.sleep(0)
