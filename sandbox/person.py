"""
A person at the sandbox, for tests and computer players.

A person knows only their screen. A WebSocket keeps it up to date, and waiting means waiting for the
screen to change.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Self, TypeVar

import aiohttp
import msgspec

from sandbox.payload import Payload
from sandbox.post import Post
from sandbox.screen import apply

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds until a wait without a limit of its own gives up."""


class Person:
    """A person who looks at a screen, presses and types."""

    def __init__(self, url: str, name: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.name = name
        self.screen: Payload = {}
        self.notifications: asyncio.Queue[Payload] = asyncio.Queue()
        self.failures: list[Payload] = []
        """Failures that this person has seen."""
        self.before_asking: Callable[[], Awaitable[None]] | None = None
        """Called each time before this person presses, chooses or types."""
        self._session = session
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, url: str, name: str) -> Self:
        """Opens the client of *name* at the sandbox *url*."""
        person = cls(url.rstrip("/"), name, aiohttp.ClientSession())
        socket = await person._session.ws_connect(f"{person.url}/sandbox/events?as={name}")
        apply(person.screen, await socket.receive_json(loads=msgspec.json.decode))
        person._reader = asyncio.create_task(person._read(socket))
        return person

    async def leave(self) -> None:
        """Closes the client."""
        if self._reader:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        await self._session.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    @property
    def id(self) -> str:
        """The person's id."""
        return str(self.screen["me"]["id"])

    def channel(self, name: str) -> str:
        """The id of a channel by name, or of the direct channel with the bot by ``dm``."""
        for channel in self.screen["channels"]:
            if name in (channel["id"], channel["name"]):
                return str(channel["id"])
        return name

    def posts(self, channel: str = "parlour") -> list[Post]:
        """The messages in *channel*, oldest first, including this person's ephemerals."""
        key = self.channel(channel)
        own = [m for m in self.screen["ephemerals"] if m["channel"] == key]
        found = [*self.screen["messages"].get(key, ()), *own]
        return [self._post(view) for view in sorted(found, key=lambda m: int(m["id"]))]

    @property
    def ephemerals(self) -> list[Post]:
        """Messages that only this person sees, oldest first."""
        return [self._post(view) for view in self.screen["ephemerals"]]

    @property
    def direct(self) -> list[Post]:
        """Direct messages with the bot, oldest first."""
        return self.posts("dm")

    @property
    def form(self) -> Payload | None:
        """The open form."""
        return self.screen["forms"][-1] if self.screen["forms"] else None

    def post(self, message_id: str) -> Post | None:
        """A message anywhere on the screen, in its current version."""
        found = [*self.screen["ephemerals"]]
        for messages in self.screen["messages"].values():
            found.extend(messages)
        return next((self._post(view) for view in found if view["id"] == message_id), None)

    async def command(
        self, name: str, /, channel: str = "parlour", given: Payload | None = None, **options: Any
    ) -> Payload:
        """
        Uses a command, such as ``command("say hello", whom="...")``.

        Pass an option named ``channel`` in the dictionary *given*.
        """
        filled = {**(given or {}), **options}
        return await self._ask("command", channel=self.channel(channel), name=name, options=filled)

    async def autocomplete(
        self, name: str, focused: str, /, channel: str = "parlour", **options: Any
    ) -> list[Payload]:
        """The bot's suggestions for the option *focused*, whose text is in *options*."""
        answer = await self._ask(
            "autocomplete",
            channel=self.channel(channel),
            name=name,
            options=options,
            focused=focused,
        )
        return list(answer.get("choices") or ())

    async def click(self, post: Post, name: str) -> Payload:
        """Presses the button with this label or custom id."""
        return await self._press(post, name, None)

    async def choose(self, post: Post, name: str, values: Iterable[str]) -> Payload:
        """Chooses *values* in the menu with this placeholder or custom id."""
        return await self._press(post, name, list(values))

    async def submit(self, form: Payload | str, values: Payload) -> Payload:
        """Sends a form, filled in with *values* by custom id."""
        return await self._ask(
            "form", form=form if isinstance(form, str) else form["id"], values=values
        )

    async def control(self, do: str, **fields: Any) -> Payload:
        """Controls the sandbox; see ``docs/sandbox.md``."""
        return await self._send("control", {"do": do, **fields})

    async def fetch(self, attachment: Payload) -> bytes:
        """The bytes of a file."""
        async with self._session.get(attachment["url"]) as response:
            response.raise_for_status()
            return await response.read()

    async def wait_for(self, look: Callable[[], T], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109  it is one
        """
        Waits until *look* finds something on the screen, and returns it.

        :raises: :exc:`TimeoutError` if it never does.
        """
        async with asyncio.timeout(timeout), self._changed:
            while not (found := look()):
                await self._changed.wait()
            return found

    def _post(self, view: Payload) -> Post:
        """The current version of a message this person sees."""
        return Post(view)

    async def _press(self, post: Post, name: str, values: list[str] | None) -> Payload:
        try:
            custom = post.find(name)["custom_id"]
        except KeyError:
            # A person can't press what isn't there; the sandbox says so in its own words.
            custom = name
        fields: Payload = {"channel": post.channel, "message": post.id, "custom_id": custom}
        if values is not None:
            fields["values"] = values
        return await self._ask("click", **fields)

    async def _ask(self, what: str, **fields: Any) -> Payload:
        if self.before_asking:
            await self.before_asking()
        answer = await self._send(what, {"as": self.name, **fields})
        # Wait until the screen shows what the answer brought, before the caller looks at it.
        await self.wait_for(lambda: self.screen["seq"] >= answer.get("seq", 0))
        return answer

    async def _send(self, what: str, body: Payload) -> Payload:
        async with self._session.post(f"{self.url}/sandbox/{what}", json=body) as response:
            answer: Payload = await response.json()
            return answer

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for received in socket:
            event = received.json(loads=msgspec.json.decode)
            apply(self.screen, event)
            if event["type"] == "notification":
                self.notifications.put_nowait(event["notification"])
            elif event["type"] == "failed":
                self.failures.append(event)
            async with self._changed:
                self._changed.notify_all()
