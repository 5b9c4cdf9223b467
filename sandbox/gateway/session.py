"""
One bot's session at the gateway: what it was sent, and what it missed.

A session outlives its socket, so that a bot whose connection broke can resume and get the rest.
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
    """A socket for the gateway to write to, compressed if the bot asked for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compresses: bool) -> None:
        self.socket = socket
        self.told = 0
        """Number of the last event written here."""
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
    """The session that one shard of a bot has identified for."""

    shard: int
    shards: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    number: int = 0
    _events: deque[Payload] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    line: Line | None = None
    can_resume: bool = True
    left_at: float = 0.0
    """Time when the last socket closed."""

    @property
    def is_connected(self) -> bool:
        """Whether its socket is open."""
        return self.line is not None and not self.line.socket.closed

    @property
    def is_written(self) -> bool:
        """Whether the open socket, if there is one, has sent everything."""
        return self.line is None or self.line.socket.closed or self.line.told >= self.number

    def hears_of(self, guild: int | None) -> bool:
        """Whether this shard gets events of a server; None means direct messages."""
        return ((guild or 0) >> 22) % self.shards == self.shard

    def add(self, name: str, body: Any) -> None:
        """Numbers an event and stores it, for writing and for a resume."""
        self.number += 1
        self._events.append({"op": DISPATCH, "t": name, "s": self.number, "d": body})

    def remembers(self, number: int) -> bool:
        """Whether all events after *number* can still be sent."""
        oldest = self._events[0]["s"] if self._events else 1
        return oldest - 1 <= number <= self.number

    async def write(self) -> None:
        """Writes the events that the current socket hasn't sent."""
        line = self.line
        if line is None or line.socket.closed:
            return
        for event in [event for event in self._events if event["s"] > line.told]:
            line.told = event["s"]
            await line.send(event)
