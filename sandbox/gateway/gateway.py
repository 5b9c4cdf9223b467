"""
The gateway: bots connect, identify or resume, and receive events.

One task writes the events in the order they happened; a bot that was away gets them when it
resumes.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.gateway import greeting
from sandbox.gateway.session import GUILDS_INTENT, Line, Session
from sandbox.limits import Limits
from sandbox.payload import Payload
from sandbox.world import World

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 1, 2, 3, 6, 7
MEMBERS, INVALID, HELLO, ACKNOWLEDGED = 8, 9, 10, 11
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
SENDS_PER_MINUTE = 120
LARGEST_SEND = 4096
"""Maximum bytes of a message from a bot."""
IDENTIFIES_PER_DAY = 1000
HEARTBEAT_MILLISECONDS = 41_250
RESUMABLE_SECONDS = 180
AT_ONCE = 1
"""Discord's max_concurrency: number of buckets that shards fall into, by their ids,"""
BUCKET_SECONDS = 5.0
"""and the seconds in which only one shard of a bucket may identify."""


class Closed(Exception):
    """The gateway hangs up, with Discord's close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Gateway:
    """All sessions, and their connections."""

    def __init__(self, world: World, limits: Limits) -> None:
        self._world = world
        self._limits = limits
        self._begun: dict[int, float] = {}
        """By bucket, the time a shard last identified."""
        self._sessions: dict[str, Session] = {}
        self._outbox: asyncio.Queue[Session] = asyncio.Queue()
        self._is_visited = False
        self.on_presence: Callable[[bool], None] = lambda is_here: None
        world.tell_bot = self.tell

    @property
    def shards(self) -> set[int]:
        """The shards that are connected."""
        return {session.shard for session in self._sessions.values() if session.is_connected}

    def tell(self, name: str, body: Any, guild: int | None) -> None:
        """Sends an event to every session it concerns."""
        for session in self._sessions.values():
            is_interaction = name == "INTERACTION_CREATE"
            if not is_interaction and (guild is None or not session.intents & GUILDS_INTENT):
                continue
            if session.hears_of(guild):
                self._add(session, name, body)

    @property
    def is_written(self) -> bool:
        """Whether every connected bot has been sent all its events."""
        return all(session.is_written for session in self._sessions.values())

    async def write(self) -> None:
        """Writes pending events, forever."""
        while True:
            session = await self._outbox.get()
            # The task that reads a broken socket notices it.
            with suppress(ConnectionError):
                await session.write()

    async def drop(self, *, can_resume: bool, code: int = 4000) -> None:
        """Breaks every connection."""
        for session in list(self._sessions.values()):
            session.can_resume = session.can_resume and can_resume
            if session.line:
                line, session.line = session.line, None
                session.left_at = self._world.clock.now()
                await line.socket.close(code=code)
        self._forget_dead()
        self._note_presence()

    async def ask_to_reconnect(self) -> None:
        """Asks every bot to reconnect."""
        for session in self._sessions.values():
            if session.line:
                await session.line.send({"op": RECONNECT, "d": None})

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection."""
        socket = web.WebSocketResponse(max_msg_size=4096 * 4, compress=False)
        await socket.prepare(request)
        line = Line(socket, compresses=request.query.get("compress") == "zlib-stream")
        session: Session | None = None
        sent: list[float] = []
        try:
            await line.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
            async for received in socket:
                now = self._world.clock.now()
                sent = [moment for moment in sent if now - moment < 60] + [now]
                _check_pace(sent)
                session = await self._receive(line, session, _parse(received))
        except Closed as closed:
            await socket.close(code=closed.code, message=str(closed).encode())
        except ConnectionError:
            pass
        finally:
            if session and session.line is line:
                session.line = None
                session.left_at = self._world.clock.now()
            self._note_presence()
        return socket

    async def close(self) -> None:
        """Closes everything for good."""
        for session in self._sessions.values():
            if session.line:
                await session.line.socket.close(code=WSCloseCode.GOING_AWAY)

    async def _receive(self, line: Line, session: Session | None, body: Payload) -> Session | None:
        operation, data = body.get("op"), body.get("d")
        if operation == HEARTBEAT:
            if not self._world.faults.is_mute:
                await line.send({"op": ACKNOWLEDGED})
            return session
        if operation in (IDENTIFY, RESUME):
            if session:
                raise Closed(4005, "Already authenticated")
            if not isinstance(data, dict) or data.get("token") != self._world.token:
                raise Closed(4004, "Authentication failed")
            begin = self._identify if operation == IDENTIFY else self._resume
            return await begin(line, data)
        if session is None:
            raise Closed(4003, "Not authenticated")
        if operation == MEMBERS:
            self._tell_members(session, data or {})
        elif operation != PRESENCE:
            raise Closed(4001, "Unknown opcode")
        return session

    async def _identify(self, line: Line, data: Payload) -> Session | None:
        now = self._world.clock.now()
        identified = [t for t in self._world.identified if now - t < 24 * 3600]
        self._world.identified = [*identified, now]
        if len(self._world.identified) > IDENTIFIES_PER_DAY:
            raise Closed(4004, "Authentication failed")
        shard, shards = _shard(data.get("shard", [0, 1]))
        if not isinstance(data.get("properties"), dict):
            raise Closed(4002, "Decode error")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0:
            raise Closed(4013, "Invalid intents")
        if intents & PRIVILEGED:
            raise Closed(4014, "Disallowed intents")
        if self._limits.are_on and now - self._begun.get(shard % AT_ONCE, -60.0) < BUCKET_SECONDS:
            await line.send({"op": INVALID, "d": False})
            return None
        self._begun[shard % AT_ONCE] = now
        session = Session(shard, shards, intents, line=line)
        self._sessions[session.id] = session
        self._forget_dead()
        self._add(session, "READY", greeting.ready(self._world, session))
        for number, guild in self._world.guilds.items():
            if intents & GUILDS_INTENT and session.hears_of(number):
                self._add(session, "GUILD_CREATE", greeting.guild(self._world, guild))
        self._note_presence()
        return session

    async def _resume(self, line: Line, data: Payload) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        number = int(data.get("seq") or 0)
        if session is None or not session.can_resume or not session.remembers(number):
            await line.send({"op": INVALID, "d": False})
            return None
        line.told = number
        session.line = line
        self._add(session, "RESUMED", {})
        self._note_presence()
        return session

    def _tell_members(self, session: Session, data: Payload) -> None:
        world = self._world
        wanted = data.get("user_ids") or []
        wanted = {str(user) for user in (wanted if isinstance(wanted, list) else [wanted])}
        found = [u for u in world.people.values() if not wanted or str(u.id) in wanted]
        body = {
            "guild_id": str(data.get("guild_id") or world.guild.id),
            "members": [user.member(world.joined, []) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
        }
        self._add(session, "GUILD_MEMBERS_CHUNK", body)

    def _add(self, session: Session, name: str, body: Any) -> None:
        session.add(name, body)
        self._outbox.put_nowait(session)

    def _forget_dead(self) -> None:
        now = self._world.clock.now()
        for session in list(self._sessions.values()):
            is_old = not session.can_resume or now - session.left_at > RESUMABLE_SECONDS
            if not session.is_connected and is_old:
                del self._sessions[session.id]

    def _note_presence(self) -> None:
        is_here = any(session.is_connected for session in self._sessions.values())
        if is_here != self._is_visited:
            self._is_visited = is_here
            self.on_presence(is_here)


def _shard(given: Any) -> tuple[int, int]:
    """The shard's id and the number of shards."""
    if not isinstance(given, list) or [type(part) for part in given] != [int, int]:
        raise Closed(4002, "Decode error")
    shard, shards = given
    if not 0 <= shard < shards:
        raise Closed(4010, "Invalid shard")
    return shard, shards


def _check_pace(sent: list[float]) -> None:
    if len(sent) > SENDS_PER_MINUTE:
        raise Closed(4008, "Rate limited")


def _parse(received: Any) -> Payload:
    if received.type is WSMsgType.TEXT and len(received.data.encode()) > LARGEST_SEND:
        raise Closed(4002, "Decode error")
    try:
        body = json.loads(received.data) if received.type is WSMsgType.TEXT else None
    except ValueError:
        raise Closed(4002, "Decode error") from None
    if not isinstance(body, dict):
        raise Closed(4002, "Decode error")
    return body
