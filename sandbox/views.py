"""Messages and their context, as Discord sends them to the bot and as people see them."""

import re

from sandbox.messages import EPHEMERAL, Message
from sandbox.payload import Payload
from sandbox.world import World

MENTION = re.compile(r"<@(\d+)>")


def describe(world: World, message: Message, *, with_reference: bool = True) -> Payload:
    """A message as Discord sends it."""
    channel = world.channels[message.channel]
    body: Payload = {
        "id": str(message.id),
        "type": message.kind,
        "channel_id": str(message.channel),
        "author": world.user(message.author).payload(),
        "content": message.content,
        "timestamp": world.clock.stamp(message.created),
        "edited_timestamp": world.clock.stamp(message.edited) if message.edited else None,
        "tts": False,
        "mention_everyone": message.mentions_everyone,
        "mentions": [world.user(user).payload() for user in message.mentions],
        "mention_roles": [str(role) for role in message.mentioned_roles],
        "mention_channels": [],
        "attachments": [
            a.payload() | ({"ephemeral": True} if message.viewer else {})
            for a in message.attachments
        ],
        "embeds": [{"type": "rich", **embed} for embed in message.embeds],
        "components": message.components,
        "pinned": message.pinned,
        "flags": message.flags,
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.reference:
        body |= _reference(world, message, with_reference=with_reference)
    if message.source:
        user = world.user(message.source.user).payload()
        body |= {
            "application_id": str(world.bot.id),
            "webhook_id": str(world.bot.id),
            "interaction_metadata": {
                "id": str(message.source.id),
                "type": message.source.kind,
                "user": user,
                "authorizing_integration_owners": owners(world, channel.guild),
            },
        }
    if message.thread and message.thread in world.channels:
        body["thread"] = world.describe(world.channels[message.thread])
    return body


def owners(world: World, guild: int | None) -> Payload:
    """The owners of the bot's installation where an interaction happened."""
    return {"0": str(guild or 0)}


def view(world: World, message: Message) -> Payload:
    """A message as people see it."""
    author = world.user(message.author)
    return {
        "id": str(message.id),
        "channel": str(message.channel),
        "author": {
            "id": str(author.id),
            "name": author.shown_name,
            "bot": author.is_bot,
        },
        "at": world.clock.stamp(message.created),
        "edited": bool(message.edited),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [a.payload() for a in message.attachments],
        "mentions": [str(user) for user in message.mentions],
        "mentions_everyone": message.mentions_everyone,
        "mentioned_roles": [str(role) for role in message.mentioned_roles],
        "names": {
            user: world.people[int(user)].shown_name
            for user in MENTION.findall(message.content)
            if int(user) in world.people
        },
        "reference": str(message.reference) if message.reference else None,
        "flags": message.flags,
        "ephemeral": bool(message.flags & EPHEMERAL),
        "loading": message.is_loading,
        "pinned": message.pinned,
        "thread": str(message.thread) if message.thread else None,
        "asked": _asked(world, message),
        "interaction": str(message.source.id) if message.source else None,
    }


def _asked(world: World, message: Message) -> Payload | None:
    source = message.source
    if source is None or source.name is None:
        return None
    return {"by": world.user(source.user).shown_name, "command": source.name}


def _reference(world: World, message: Message, *, with_reference: bool) -> Payload:
    body: Payload = {
        "message_reference": {
            "type": 0,
            "channel_id": str(message.channel),
            "message_id": str(message.reference),
        }
    }
    if with_reference:
        answered = world.channels[message.channel].messages.get(message.reference or 0)
        body["referenced_message"] = (
            describe(world, answered, with_reference=False) if answered else None
        )
    return body
