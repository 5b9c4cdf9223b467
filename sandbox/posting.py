"""
Writes, changes and deletes messages, and shows them to the people who can see them.

Payloads have already been checked; what is refused here depends on the channel.
"""

import mimetypes
import struct
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from sandbox import notifications, threads
from sandbox.channels import Channel
from sandbox.messages import (
    COMMAND_REPLY,
    EPHEMERAL,
    LAYOUT,
    LOADING,
    REPLY,
    Attachment,
    Message,
    Source,
)
from sandbox.payload import Payload
from sandbox.permissions import Permission
from sandbox.rules.components import walk
from sandbox.rules.messages import Upload, clean
from sandbox.rules.problems import Spot
from sandbox.views import view
from sandbox.world import World

BY_BOT = ("users", "roles", "everyone")
BY_INTERACTION = ("users",)
"""The default mentions of an answer to an interaction: fewer than of a plain post."""

Uploads = Mapping[int, Upload]


def post(
    world: World,
    channel: Channel,
    body: Payload,
    uploads: Uploads,
    *,
    source: Source | None = None,
    viewer: int | None = None,
    flags: int = 0,
    author: int | None = None,
) -> Message:
    """Writes a new message; *viewer* makes it ephemeral."""
    _need_emojis(world, body)
    message = Message(
        id=world.snowflakes.next(),
        channel=channel.id,
        author=author or world.bot.id,
        created=world.clock.now(),
        source=source,
        viewer=viewer,
        nonce=body.get("nonce"),
    )
    message.flags = flags | (EPHEMERAL if viewer else 0)
    if source and source.name:
        message.kind = COMMAND_REPLY
    reference = body.get("message_reference")
    if reference:
        message.reference, message.kind = int(reference["message_id"]), REPLY
    _write(world, channel, message, body, uploads)
    _mention(world, channel, message, body, BY_INTERACTION if source else BY_BOT)
    if viewer:
        world.ephemerals[message.id] = message
        world.screens.tell([viewer], "ephemeral", message=view(world, message))
        return message
    channel.messages[message.id] = message
    if channel.is_thread and channel.archived:
        threads.shut(world, channel, archived=False)
    world.screens.tell(world.viewers(channel), "message", message=view(world, message))
    notifications.notify(world, channel, message)
    return message


def edit(
    world: World, message: Message, body: Payload, uploads: Uploads, *, drops_files: bool = False
) -> Message:
    """Changes a message; this notifies nobody."""
    _need_emojis(world, body)
    channel = world.channels[message.channel]
    message.keep_version()
    message.edited = world.clock.now()
    message.flags &= ~LOADING
    if drops_files and "attachments" not in body:
        message.attachments = []
    _write(world, channel, message, body, uploads)
    tell_changed(world, message)
    return message


def tell_changed(world: World, message: Message) -> None:
    """Shows a changed message to the people who see it."""
    if message.viewer is None:
        viewers = world.viewers(world.channels[message.channel])
        world.screens.tell(viewers, "edit", message=view(world, message))
    elif not message.is_forgotten:
        world.screens.tell([message.viewer], "ephemeral_edit", message=view(world, message))


def delete(world: World, message: Message) -> None:
    """Deletes a message."""
    gone = {"channel": str(message.channel), "message": str(message.id)}
    if message.viewer:
        world.ephemerals.pop(message.id, None)
        world.screens.tell([message.viewer], "ephemeral_delete", **gone)
        return
    channel = world.channels[message.channel]
    channel.messages.pop(message.id, None)
    world.screens.tell(world.viewers(channel), "delete", **gone)


def _write(
    world: World, channel: Channel, message: Message, body: Payload, uploads: Uploads
) -> None:
    flags = body.get("flags")
    if flags is not None:
        message.flags |= flags & ~EPHEMERAL
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if message.flags & LAYOUT:
        message.content, message.embeds = "", []
    message.attachments = _files(world, channel, message, body, uploads)
    links = {f"attachment://{a.filename}": a for a in message.attachments}
    if "embeds" in body:
        message.embeds = _resolved(deepcopy(body["embeds"] or []), links)
    if "components" in body:
        message.components = _resolved(deepcopy(body["components"] or []), links)
        for number, part in enumerate(walk(message.components), start=1):
            part["id"] = part.get("id") or number
            for one in (part, *part.get("options", ())):
                if one.get("emoji") and one["emoji"].get("id"):
                    # The request may have a number; ids are sent back as text, as always.
                    one["emoji"]["id"] = str(one["emoji"]["id"])


def _need_emojis(world: World, body: Payload) -> None:
    """Refuses components with an emoji that the application doesn't have."""
    spot = Spot()
    for part in walk(body.get("components") or []):
        for one in (part, *(part.get("options") or ())):
            number = (one.get("emoji") or {}).get("id")
            if number and int(number) not in world.emojis:
                (spot / "components").object("COMPONENT_INVALID_EMOJI", "Invalid emoji")
    spot.settle()


def _files(
    world: World, channel: Channel, message: Message, body: Payload, uploads: Uploads
) -> list[Attachment]:
    listed = body.get("attachments")
    if listed is None:
        kept = [] if "attachments" in body else message.attachments
        return [*kept, *(_file(world, channel, upload, {}) for upload in uploads.values())]
    before = {str(a.id): a for a in message.attachments}
    found = []
    for entry in listed:
        key = str(entry["id"])
        if key in before:
            kept_file = before[key]
            if "description" in entry:
                kept_file.description = entry["description"]
            found.append(kept_file)
        else:
            found.append(_file(world, channel, uploads[int(key)], entry))
    return found


def _file(world: World, channel: Channel, upload: Upload, entry: Payload) -> Attachment:
    number = world.snowflakes.next()
    name = clean(entry.get("filename") or upload.filename)
    size = _png_size(upload.content)
    attachment = Attachment(
        id=number,
        filename=name,
        content=upload.content,
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        url=f"{world.base}/attachments/{channel.id}/{number}/{name}",
        description=entry.get("description"),
        width=size[0] if size else None,
        height=size[1] if size else None,
    )
    world.files[number] = attachment
    return attachment


def _png_size(content: bytes) -> tuple[int, int] | None:
    if content[:8] != b"\x89PNG\r\n\x1a\n" or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _resolved(value: Any, links: Mapping[str, Attachment]) -> Any:
    """*value* with every ``attachment://`` link replaced by the file's address."""
    if isinstance(value, list):
        return [_resolved(entry, links) for entry in value]
    if not isinstance(value, dict):
        return value
    found = links.get(value["url"]) if isinstance(value.get("url"), str) else None
    if found:
        extra = {
            "url": found.url,
            "proxy_url": found.url,
            "width": found.width,
            "height": found.height,
            "content_type": found.content_type,
            "attachment_id": str(found.id),
        }
        return {**value, **extra}
    return {key: _resolved(entry, links) for key, entry in value.items()}


def _mention(
    world: World, channel: Channel, message: Message, body: Payload, default: tuple[str, ...]
) -> None:
    allowed = body.get("allowed_mentions")
    message.mentions = notifications.mentioned(message.content, allowed, default=default)
    is_bot = message.author == world.bot.id
    rights = world.permissions(channel) if is_bot else world.people[message.author].permissions
    message.mentions_everyone = (
        Permission.MENTION_EVERYONE in rights
        and notifications.mentions_everyone(message.content, allowed, default=default)
    )
    can_name_all = Permission.MENTION_EVERYONE in rights
    named = notifications.mentioned_roles(world, message.content, allowed, default=default)
    message.mentioned_roles = [
        role for role in named if can_name_all or world.roles[role].is_mentionable
    ]
    answered = channel.messages.get(message.reference or 0)
    pings = allowed is None or bool(allowed.get("replied_user"))
    if answered and pings and answered.author not in message.mentions:
        message.mentions.append(answered.author)
