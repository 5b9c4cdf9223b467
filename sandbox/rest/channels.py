"""Channels and threads, and their pinned messages."""

from typing import Any

from sandbox import threads
from sandbox.channels import Channel
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.posting import tell_changed
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.views import describe

routes = Routes()
MOST_PINS = 50


@routes("GET", "/channels/{channel_id}")
async def channel(call: Call) -> Payload:
    """A channel."""
    return call.world.describe(_channel(call))


@routes("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Payload:
    """Renames, archives or locks a thread."""
    found = _channel(call)
    if not found.is_thread:
        raise Refused(50013)
    threads.change(call.world, found, call.fields)
    return call.world.describe(found)


@routes("DELETE", "/channels/{channel_id}")
async def remove(call: Call) -> Payload:
    """Deletes a thread."""
    found = _channel(call)
    if not found.is_thread:
        raise Refused(50013)
    call.world.require(found, Permission.MANAGE_THREADS)
    threads.remove(call.world, found)
    return call.world.describe(found)


@routes("POST", "/channels/{channel_id}/threads")
async def start_thread(call: Call) -> Payload:
    """Opens a thread below a channel."""
    return call.world.describe(threads.start(call.world, _channel(call), call.fields, None))


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_thread_at_message(call: Call) -> Payload:
    """Opens a thread at a message."""
    parent = _channel(call)
    message = call.world.message(parent, call.number("message_id"))
    return call.world.describe(threads.start(call.world, parent, call.fields, message))


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def join(call: Call) -> None:
    """Lets a person join or leave a thread; here everyone sees every thread anyway."""
    found = _channel(call)
    if not found.is_thread:
        raise Refused(50024)
    if found.archived:
        raise Refused(50083)
    if call.text("user_id") != "@me":
        call.world.user(call.number("user_id"))


@routes("GET", "/channels/{channel_id}/threads/archived/public")
async def archived(call: Call) -> Payload:
    """The archived threads of a channel."""
    world, parent = call.world, _channel(call)
    world.require(parent, Permission.READ_MESSAGE_HISTORY)
    found = [c for c in world.channels.values() if c.parent == parent.id and c.archived]
    return {"threads": [world.describe(c) for c in found], "members": [], "has_more": False}


@routes("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> None:
    """Accepts the typing indicator; the sandbox shows nothing."""
    call.world.require(_channel(call), Permission.SEND_MESSAGES)


@routes("GET", "/channels/{channel_id}/messages/pins")
async def pins(call: Call) -> Payload:
    """The pinned messages."""
    world, found = call.world, _channel(call)
    pinned = [m for m in found.messages.values() if m.pinned]
    items: list[Any] = [
        {"pinned_at": world.clock.stamp(m.created), "message": describe(world, m)} for m in pinned
    ]
    return {"items": items, "has_more": False}


@routes("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: Call) -> None:
    """Pins a message."""
    if sum(m.pinned for m in _channel(call).messages.values()) >= MOST_PINS:
        raise Refused(30003)
    _set_pin(call, pinned=True)


@routes("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: Call) -> None:
    """Unpins a message."""
    _set_pin(call, pinned=False)


def _set_pin(call: Call, *, pinned: bool) -> None:
    found = _channel(call)
    if not found.is_direct:
        call.world.require(found, Permission.PIN_MESSAGES)
    message = call.world.message(found, call.number("message_id"))
    if found.archived:
        raise Refused(50083)
    message.pinned = pinned
    tell_changed(call.world, message)


def _channel(call: Call) -> Channel:
    return call.world.channel(call.number("channel_id"))
