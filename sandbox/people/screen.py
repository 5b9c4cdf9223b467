"""One person's screen over HTTP: all of it at once, and then the changes."""

import asyncio
import contextlib

import msgspec
from aiohttp import WSMsgType, web

from sandbox import roles
from sandbox.offers import menu
from sandbox.payload import Payload
from sandbox.people.desk import DESK, Desk, answer, person
from sandbox.users import User
from sandbox.views import view


async def screen(request: web.Request) -> web.Response:
    """``GET /sandbox/screen?as=USER``: all that USER sees; ``reload=1`` forgets ephemerals."""
    desk = request.app[DESK]
    user = person(desk, request.query["as"])
    if request.query.get("reload"):
        reload(desk, user)
    return answer(whole(desk, user))


async def events(request: web.Request) -> web.WebSocketResponse:
    """``GET /sandbox/events?as=USER``: the screen, then events; or events after ``since``."""
    desk = request.app[DESK]
    user = person(desk, request.query["as"])
    socket = web.WebSocketResponse(heartbeat=30.0)
    await socket.prepare(request)
    since = request.query.get("since")
    if since is None:
        seen = whole(desk, user)
        number = seen["seq"]
        await _send(socket, {"seq": number, "type": "screen", "screen": seen})
    else:
        number = int(since)
    client = desk.world.screens.connect(user.id, number)
    writer = asyncio.create_task(_write(socket, client))
    try:
        async for received in socket:
            if received.type is WSMsgType.ERROR:
                break
    finally:
        desk.world.screens.disconnect(user.id, client)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer
    return socket


async def _write(socket: web.WebSocketResponse, client: "asyncio.Queue[Payload]") -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await _send(socket, await client.get())


async def _send(socket: web.WebSocketResponse, event: Payload) -> None:
    await socket.send_str(msgspec.json.encode(event).decode())


def whole(desk: Desk, user: User) -> Payload:
    """All that *user* sees."""
    world = desk.world
    channels = world.channels_of(user)
    form = world.forms.get(user.id)
    own = [m for m in world.ephemerals.values() if m.viewer == user.id and not m.is_forgotten]
    return {
        "seq": world.screens.number(user.id),
        "me": profile(user),
        "time": world.clock.stamp(),
        "guild": {"id": str(world.guild.id), "name": world.guild.name},
        "bot": {
            "id": str(world.bot.id),
            "name": world.bot.shown_name,
            **desk.supervisor.view(),
        },
        "channels": [world.view(channel) for channel in channels],
        "messages": {
            str(channel.id): [view(world, m) for m in channel.messages.values()]
            for channel in channels
        },
        "ephemerals": [view(world, message) for message in own],
        "forms": [form.view()] if form else [],
        "notifications": list(world.screens.notifications[user.id]),
        "commands": menu(world, user),
        "roles": roles.names(world),
        "users": [profile(someone) for someone in world.people.values()],
    }


def profile(user: User) -> Payload:
    """A person, with the settings that the sandbox can change."""
    return {
        "id": str(user.id),
        "name": user.shown_name,
        "username": user.name,
        "locale": user.locale,
        "dms": user.takes_direct_messages,
        "permissions": str(int(user.permissions)),
    }


def reload(desk: Desk, user: User) -> None:
    """Reloads the client: ephemerals and an open form disappear."""
    world = desk.world
    for message in list(world.ephemerals.values()):
        if message.viewer == user.id:
            forget(desk, user, message.id)
    if form := world.forms.pop(user.id, None):
        world.screens.tell([user.id], "form_closed", form=form.id)


def forget(desk: Desk, user: User, message_id: int) -> None:
    """Removes an ephemeral from its person's screen; the bot isn't told."""
    message = desk.world.ephemerals.get(message_id)
    if message and message.viewer == user.id and not message.is_forgotten:
        message.is_forgotten = True
        desk.world.screens.tell(
            [user.id],
            "ephemeral_delete",
            channel=str(message.channel),
            message=str(message.id),
        )
