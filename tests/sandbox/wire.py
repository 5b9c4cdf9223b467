"""A bot without a library: it sends the sandbox exactly what a test asks for."""

import asyncio
import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import acts
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.running import Running
from sandbox.world import BOT_ID, CHANNELS_FROM

PARLOUR = CHANNELS_FROM
COMMANDS: list[dict[str, Any]] = [
    {"name": "roll", "description": "Roll the dice"},
    {
        "name": "build",
        "description": "Build something",
        "options": [
            {
                "type": 1,
                "name": "road",
                "description": "A road",
                "options": [
                    {
                        "type": 3,
                        "name": "spot",
                        "description": "Where",
                        "required": True,
                        "autocomplete": True,
                    },
                    {"type": 4, "name": "many", "description": "How many", "max_value": 2},
                ],
            }
        ],
    },
    {"name": "hand", "description": "Your hand", "contexts": [0, 1]},
    {
        "name": "admin",
        "description": "For hosts",
        "default_member_permissions": 16,
        "contexts": [0],
    },
]


@dataclass(frozen=True, slots=True)
class Said:
    """The sandbox's answer."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        """Discord's error code; 0 without an error."""
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) else 0


class Wire:
    """The bot's end of the connection."""

    def __init__(self, sandbox: Running, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.session = session
        self.token = sandbox.world.token
        self._asked: asyncio.Queue[str] = asyncio.Queue()
        self._tell = sandbox.world.tell_bot
        sandbox.world.tell_bot = self._hear

    def _hear(self, name: str, body: Payload, guild: int | None) -> None:
        self._tell(name, body, guild)
        if name == "INTERACTION_CREATE":
            self._asked.put_nowait(body["token"])

    async def asked(self) -> Interaction:
        """The next interaction for the bot."""
        return self.world.interactions.by_token(await self._asked.get())

    async def say(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: tuple[tuple[str, bytes], ...] = (),
    ) -> Said:
        """Sends one request; with *files* as Discord wants them beside the JSON."""
        headers = {"Authorization": f"Bot {self.token}"}
        sent: Any = None
        if files:
            sent = aiohttp.FormData(quote_fields=False)
            sent.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files):
                sent.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        elif body is not None:
            sent, headers["Content-Type"] = json.dumps(body), "application/json"
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self.session.request(method, url, data=sent, headers=headers) as response:
            raw = await response.read()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Said(response.status, json.loads(raw) if is_json else raw, response.headers)

    async def post(self, body: Any, channel: int = PARLOUR, **more: Any) -> Said:
        """Writes a message."""
        return await self.say("POST", f"/channels/{channel}/messages", body, **more)

    async def edit(self, message_id: Any, body: Any, channel: int = PARLOUR, **more: Any) -> Said:
        """Edits a message."""
        path = f"/channels/{channel}/messages/{message_id}"
        return await self.say("PATCH", path, body, **more)

    async def register(self, commands: Any = None) -> Said:
        """Registers the commands of the tests."""
        wanted = COMMANDS if commands is None else commands
        return await self.say("PUT", f"/applications/{BOT_ID}/commands", wanted)

    async def answer(self, asked: Interaction, kind: int, data: Any = None, **more: Any) -> Said:
        """Answers an interaction for the first time."""
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
        return await self.say("POST", path, body, **more)

    async def follow(
        self, asked: Interaction, method: str, rest: str = "", body: Any = None, **more: Any
    ) -> Said:
        """Uses the interaction's token."""
        return await self.say(method, f"/webhooks/{BOT_ID}/{asked.token}{rest}", body, **more)

    def use(self, name: str = "roll", who: str = "Alba", where: str = "parlour") -> Interaction:
        """Lets a person use a command."""
        user = self.world.person(who)
        return acts.use(self.world, user, self.world.place(where, user), name, {})

    def press(self, message: Message, custom_id: str, who: str = "Alba") -> Interaction:
        """Lets a person press a button."""
        user = self.world.person(who)
        channel = self.world.channels[message.channel]
        return acts.press(self.world, user, channel, message.id, custom_id, None)

    def complete(self, text: str = "") -> Interaction:
        """Lets Alba type into an option with autocomplete."""
        user = self.world.person("Alba")
        channel = self.world.channels[PARLOUR]
        return acts.use(self.world, user, channel, "build road", {"spot": text}, "spot")

    def last(self, channel: int = PARLOUR) -> Message:
        """The newest message."""
        return next(reversed(self.world.channels[channel].messages.values()))


def row(*parts: Any) -> dict[str, Any]:
    """A row of components."""
    return {"type": 1, "components": list(parts)}


def button(custom_id: str | None = "a", **fields: Any) -> dict[str, Any]:
    """A button, good unless *fields* say otherwise."""
    own = {"type": 2, "style": 1, "label": "Roll"}
    return own | ({"custom_id": custom_id} if custom_id is not None else {}) | fields


def menu(count: int = 2, **fields: Any) -> dict[str, Any]:
    """A menu of *count* options."""
    options = [{"label": f"Option {n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | fields


def layout(*parts: Any) -> dict[str, Any]:
    """A message of Components V2."""
    return {"flags": 1 << 15, "components": list(parts)}
