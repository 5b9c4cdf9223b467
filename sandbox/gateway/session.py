"""
One bot's stay at the gateway: what it has been told, and what it missed.

A session outlives its socket, so that a bot whose connection broke can resume and be told the
rest.
"""

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.payload import Payload

DISPATCH = 0
REMEMBERED = 1000
GUILDS_INTENT = 1


class Line:
    """A socket as the gateway writes to it, compressed if the bot wished so."""

    def __init__(self, socket: web.WebSocketResponse, *, compresses: bool) -> None:
        self.socket = socket
        self.told = 0
        """The number of the last event written here."""
        self._deflate = zlib.compressobj() if compresses else None
        self._lock = asyncio.Lock()

    async def send(self, body: Payload) -> None:
        """Writes one message."""
        text = json.dumps(body)
        async with self._lock:
            if self._deflate is None:
                await self.socket.send_str(text)
                return
            packed = self._deflate.compress(text.encode())
            await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))


@dataclass(slots=True, eq=False)
class Session:
    """What one shard of a bot has identified for."""

    shard: int
    shards: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    number: int = 0
    _events: deque[Payload] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    line: Line | None = None
    can_resume: bool = True
    left_at: float = 0.0
    """When the last socket went away."""

    @property
    def is_connected(self) -> bool:
        """Whether a socket is open for it."""
        return self.line is not None and not self.line.socket.closed

    @property
    def is_written(self) -> bool:
        """Whether the open socket, if there is one, has brought everything."""
        return self.line is None or self.line.socket.closed or self.line.told >= self.number

    def hears_of(self, guild: int | None) -> bool:
        """Whether this shard is told what happens on a server; None: in direct messages."""
        return ((guild or 0) >> 22) % self.shards == self.shard

    def add(self, name: str, body: Any) -> None:
        """Numbers an event and keeps it to be written, and for a resume."""
        self.number += 1
        self._events.append({"op": DISPATCH, "t": name, "s": self.number, "d": body})

    def remembers(self, number: int) -> bool:
        """Whether all that came after event *number* can still be told."""
        oldest = self._events[0]["s"] if self._events else 1
        return oldest - 1 <= number <= self.number

    async def write(self) -> None:
        """Writes what the present socket has not been told."""
        line = self.line
        if line is None or line.socket.closed:
            return
        for event in [event for event in self._events if event["s"] > line.told]:
            line.told = event["s"]
            await line.send(event)
