"""The gateway, used without a library: connecting, missing events, resuming."""

import json
import zlib
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import pytest

from sandbox.permissions import Permission
from sandbox.world import FAR_GUILD_ID, Guild
from tests.patience import PATIENCE
from tests.sandbox.wire import Wire

GUILDS = 1


class Line:
    """A bot's end of the gateway."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._inflate = zlib.decompressobj()
        self.socket: Any = None
        self.number = 0

    async def open(self, *, compresses: bool = False) -> None:
        """Connects, and hears HELLO."""
        extra = "&compress=zlib-stream" if compresses else ""
        url = f"{self._wire.sandbox.url}/gateway?v=10&encoding=json{extra}"
        self._inflate = zlib.decompressobj()
        self.socket = await self._wire.session.ws_connect(url)
        assert (await self.hear())["op"] == 10

    async def hear(self) -> Any:
        """The next message."""
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            return {"closed": self.socket.close_code}
        data = message.data
        if isinstance(data, bytes):
            assert data.endswith(b"\0\0\xff\xff")
            data = self._inflate.decompress(data)
        body = json.loads(data)
        self.number = body.get("s") or self.number
        return body

    async def tell(self, operation: int, data: Any) -> None:
        """Sends a message."""
        await self.socket.send_json({"op": operation, "d": data})

    async def identify(self, **more: Any) -> Any:
        """Identifies, and returns the answer."""
        own = {"token": self._wire.token, "intents": GUILDS, "properties": {}}
        await self.tell(2, own | more)
        return await self.hear()


@pytest.fixture
async def line(wire: Wire) -> AsyncIterator[Line]:
    """A line that is closed at the end."""
    opened = Line(wire)
    yield opened
    if opened.socket:
        await opened.socket.close()


@pytest.mark.parametrize("compresses", [False, True])
async def test_a_bot_arrives(line: Line, compresses: bool) -> None:
    """READY has the session and the address to resume; the server follows at once."""
    await line.open(compresses=compresses)

    ready = await line.identify()
    guild = await line.hear()

    assert (ready["t"], ready["s"], ready["d"]["guilds"][0]["unavailable"]) == ("READY", 1, True)
    assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")
    assert (guild["t"], len(guild["d"]["channels"])) == ("GUILD_CREATE", 3)


async def test_a_heartbeat_is_acknowledged(line: Line) -> None:
    """A heartbeat is acknowledged even before the bot identifies."""
    await line.open()

    await line.tell(1, None)

    assert (await line.hear())["op"] == 11


@pytest.mark.parametrize(
    ("identity", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"shard": [0]}, 4002),
        ({"properties": None}, 4002),
        ({"properties": {"os": "x" * 4096}}, 4002),
        ({"intents": None}, 4013),
        ({"intents": 1 << 15}, 4014),
    ],
)
async def test_a_bad_identity_is_refused(line: Line, identity: Any, code: int) -> None:
    """A wrong token, shard or intent closes the connection with Discord's number."""
    await line.open()

    assert await line.identify(**identity) == {"closed": code}


async def test_a_stranger_may_not_speak(line: Line) -> None:
    """Anything but a heartbeat before identifying closes the connection."""
    await line.open()

    await line.tell(3, {})

    assert await line.hear() == {"closed": 4003}


async def test_missed_events_are_told_on_resuming(wire: Wire, line: Line) -> None:
    """Events missed while the connection was broken come in order, then RESUMED."""
    await line.open()
    ready = await line.identify()
    await line.hear()
    await wire.sandbox.sandbox.gateway.drop(can_resume=True)
    assert await line.hear() == {"closed": 4000}
    asked = [wire.use(), wire.use()]

    await line.open()
    session = {"session_id": ready["d"]["session_id"], "seq": line.number, "token": wire.token}
    await line.tell(6, session)
    told = [await line.hear() for _ in range(3)]

    assert [t["t"] for t in told] == ["INTERACTION_CREATE", "INTERACTION_CREATE", "RESUMED"]
    assert [int(t["d"]["id"]) for t in told[:2]] == [a.id for a in asked]
    assert [t["s"] for t in told] == [3, 4, 5]


async def test_a_forgotten_session_cannot_resume(wire: Wire, line: Line) -> None:
    """The bot is asked to identify again."""
    await line.open()
    ready = await line.identify()
    await wire.sandbox.sandbox.gateway.drop(can_resume=False)

    await line.open()
    session = {"session_id": ready["d"]["session_id"], "seq": line.number, "token": wire.token}
    await line.tell(6, session)

    assert await line.hear() == {"op": 9, "d": False}


async def test_faults_of_the_gateway(wire: Wire, line: Line) -> None:
    """Heartbeats can go unanswered, and a bot can be asked to reconnect."""
    (gus,) = await wire.sandbox.join("Gus")
    await line.open()
    await line.identify()
    await line.hear()

    await gus.control("heartbeats", answered=False)
    await line.tell(1, line.number)
    await gus.control("reconnect")

    assert await line.hear() == {"op": 7, "d": None}


async def test_shards_share_the_work(wire: Wire, line: Line) -> None:
    """The server belongs to one shard, direct messages to shard 0."""
    home = (wire.world.guild.id >> 22) % 2
    other = Line(wire)
    await line.open()
    await other.open()

    here = await line.identify(shard=[home, 2])
    there = await other.identify(shard=[1 - home, 2])

    assert [len(ready["d"]["guilds"]) for ready in (here, there)] == [1, 0]
    await line.hear()
    wire.use()
    wire.use("hand", where="dm")
    told = await line.hear()
    direct = await (line if home == 0 else other).hear()
    assert ("guild_id" in told["d"], "guild_id" in direct["d"]) == (True, False)
    await other.socket.close()


async def test_each_server_belongs_to_one_shard(wire: Wire, line: Line) -> None:
    """A second server is announced only to its own shard, when a bot joins and when it asks."""
    away = Guild(FAR_GUILD_ID, "The house on the hill")
    wire.world.open_guild(away, "attic")
    other = Line(wire)
    await line.open()
    await other.open()

    here = await line.identify(shard=[away.id >> 22 & 1, 2])
    there = await other.identify(shard=[wire.world.guild.id >> 22 & 1, 2])
    greetings = [await line.hear(), await other.hear()]
    wire.use(where="attic")

    assert [ready["d"]["guilds"][0]["id"] for ready in (here, there)] == [
        str(away.id),
        str(wire.world.guild.id),
    ]
    assert [len(guild["d"]["channels"]) for guild in greetings] == [1, 3]
    assert (await line.hear())["d"]["guild_id"] == str(away.id)
    await other.socket.close()


async def test_shards_identify_one_by_one(wire: Wire, line: Line) -> None:
    """With limits on, one of a bucket may identify in five seconds; an early one tries again."""
    wire.sandbox.sandbox.limits.are_on = True
    other = Line(wire)
    await line.open()
    await other.open()

    first = await line.identify(shard=[0, 2])
    early = await other.identify(shard=[1, 2])
    wire.sandbox.clock.move(5.1)
    later = await other.identify(shard=[1, 2])

    assert first["t"] == later["t"] == "READY"
    assert early == {"op": 9, "d": False}
    await other.socket.close()


async def test_a_bot_may_not_chatter(line: Line) -> None:
    """Over 120 messages in a minute close the connection."""
    await line.open()

    for _ in range(121):
        await line.tell(1, None)
    heard = [await line.hear() for _ in range(121)]

    assert heard[-1] == {"closed": 4008}


async def test_an_event_can_come_twice(wire: Wire, line: Line) -> None:
    """A repeated interaction has the same id, and one answer."""
    (gus,) = await wire.sandbox.join("Gus")
    await line.open()
    await line.identify()
    await line.hear()

    await gus.control("repeat")
    asked = wire.use()
    told = [await line.hear() for _ in range(2)]
    said = [await wire.answer(asked, 5) for _ in range(2)]

    assert [int(t["d"]["id"]) for t in told] == [asked.id] * 2
    assert [s.code for s in said] == [0, 40060]


async def test_an_event_can_be_overtaken(wire: Wire, line: Line) -> None:
    """The interaction that is held back comes after the next one, once."""
    (gus,) = await wire.sandbox.join("Gus")
    await line.open()
    await line.identify()
    await line.hear()

    await gus.control("swap")
    first, second = wire.use(), wire.use()
    told = [await line.hear() for _ in range(2)]
    wire.sandbox.clock.move(1)
    third = wire.use()

    assert [int(t["d"]["id"]) for t in told] == [second.id, first.id]
    assert int((await line.hear())["d"]["id"]) == third.id


async def test_a_thread_is_announced(wire: Wire, line: Line) -> None:
    """New, changed and removed channels and threads are announced; messages are not."""
    await line.open()
    await line.identify()
    await line.hear()

    wire.world.invited = Permission.MANAGE_THREADS
    path = "/channels/1300000000000000000/threads"
    made = await wire.say("POST", path, {"name": "Table", "type": 11})
    await wire.post({"content": "x"})
    await wire.say("PATCH", f"/channels/{made.body['id']}", {"archived": True})
    await wire.say("DELETE", f"/channels/{made.body['id']}")

    told = [(await line.hear())["t"] for _ in range(3)]
    assert told == ["THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"]


async def test_connections_of_the_last_day_are_counted(wire: Wire, line: Line) -> None:
    """A bot that asks how to connect gets the number left today, by the sandbox's clock."""
    await line.open()
    await line.identify()

    first = await wire.say("GET", "/gateway/bot")
    wire.sandbox.clock.move(25 * 3600)
    next_day = await wire.say("GET", "/gateway/bot")

    assert first.body["session_start_limit"]["remaining"] == 999
    assert next_day.body["session_start_limit"]["remaining"] == 1000
    passed = parsedate_to_datetime(next_day.headers["Date"]) - parsedate_to_datetime(
        first.headers["Date"]
    )
    assert passed.total_seconds() >= 25 * 3600
