"""Messages in channels: write, read, edit and delete, as far as the channel allows."""

from typing import Any

from sandbox import posting, threads
from sandbox.channels import Channel
from sandbox.messages import Message
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.refusals import Refused
from sandbox.rest.routes import Call, Routes
from sandbox.rules.messages import Way, message
from sandbox.rules.problems import Spot
from sandbox.views import describe

routes = Routes()
NONCE_SECONDS = 180.0
OLD_SECONDS = 3600.0
ALL = "/channels/{channel_id}/messages"
ONE = ALL + "/{message_id}"


@routes("POST", ALL, bucket="posts")
async def create(call: Call) -> Payload:
    """Writes a message; the same nonce within a few minutes returns the same message."""
    world, body = call.world, call.fields
    channel = _channel(call)
    _may_write(call, channel)
    message(Spot(), body, call.uploads, Way.CREATE)
    if body.get("enforce_nonce") and (twin := _twin(call, channel, body.get("nonce"))):
        return describe(world, twin)
    _check_reference(call, channel, body.get("message_reference"))
    return describe(world, posting.post(world, channel, body, call.uploads))


@routes("GET", ALL)
async def several(call: Call) -> list[Payload]:
    """The newest messages, or those before, after or around one."""
    world, channel, query = call.world, _channel(call), call.request.query
    if not world.may(channel, Permission.READ_MESSAGE_HISTORY):
        return []
    limit = int(query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise Refused(50035, {"limit": {"_errors": [{"code": "NUMBER_TYPE_MAX"}]}})
    ids = sorted(channel.messages)
    if "before" in query:
        ids = [i for i in ids if i < int(query["before"])][-limit:]
    elif "after" in query:
        ids = [i for i in ids if i > int(query["after"])][:limit]
    elif "around" in query:
        middle = int(query["around"])
        ids = sorted(sorted(ids, key=lambda i: abs(i - middle))[:limit])
    else:
        ids = ids[-limit:]
    return [describe(world, channel.messages[i]) for i in reversed(ids)]


@routes("GET", ONE)
async def one(call: Call) -> Payload:
    """One message."""
    channel = _channel(call)
    call.world.require(channel, Permission.READ_MESSAGE_HISTORY)
    return describe(call.world, call.world.message(channel, call.number("message_id")))


@routes("PATCH", ONE, bucket="edits")
async def edit(call: Call) -> Payload:
    """Edits one of the bot's own messages."""
    world, channel = call.world, _channel(call)
    found = world.message(channel, call.number("message_id"))
    if found.author != world.bot.id:
        raise Refused(50005)
    if channel.archived:
        raise Refused(50083)
    message(Spot(), call.fields, call.uploads, Way.EDIT, found)
    if call.uploads and not channel.is_direct:
        world.require(channel, Permission.ATTACH_FILES)
    if call.fields.get("embeds") and not channel.is_direct:
        world.require(channel, Permission.EMBED_LINKS)
    is_old = world.clock.now() - found.created > OLD_SECONDS
    if is_old and not call.limits.may_edit_old(channel.id):
        raise Refused(30046)
    return describe(world, posting.edit(world, found, call.fields, call.uploads))


@routes("DELETE", ONE, bucket="deletes")
async def remove(call: Call) -> None:
    """Deletes a message."""
    world, channel = call.world, _channel(call)
    found = world.message(channel, call.number("message_id"))
    if found.author != world.bot.id:
        world.require(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise Refused(50083)
    posting.delete(world, found)


def _channel(call: Call) -> Channel:
    return call.world.channel(call.number("channel_id"))


def _may_write(call: Call, channel: Channel) -> None:
    world = call.world
    if channel.recipient:
        if not world.people[channel.recipient].takes_direct_messages:
            raise Refused(50007)
        return
    in_thread = Permission.SEND_MESSAGES_IN_THREADS
    world.require(channel, in_thread if channel.is_thread else Permission.SEND_MESSAGES)
    if call.uploads:
        world.require(channel, Permission.ATTACH_FILES)
    if call.fields.get("embeds"):
        world.require(channel, Permission.EMBED_LINKS)
    threads.need_open(world, channel)


def _twin(call: Call, channel: Channel, nonce: Any) -> Message | None:
    now = call.world.clock.now()
    for said in reversed(channel.messages.values()):
        if now - said.created > NONCE_SECONDS:
            return None
        if nonce is not None and said.nonce == nonce:
            return said
    return None


def _check_reference(call: Call, channel: Channel, reference: Any) -> None:
    if reference is None:
        return
    spot = Spot() / "message_reference"
    spot.fields(reference, ("type", "message_id", "channel_id", "guild_id", "fail_if_not_exists"))
    message_id = str(reference.get("message_id"))
    if not message_id.isdecimal():
        (spot / "message_id").object("NUMBER_TYPE_COERCE", "Not a snowflake.")
    spot.settle()
    if not channel.is_direct and not call.world.may(channel, Permission.READ_MESSAGE_HISTORY):
        raise Refused(160002)
    if int(message_id) not in channel.messages and reference.get("fail_if_not_exists", True):
        spot.object("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    spot.settle()
