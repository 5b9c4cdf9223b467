"""
Notifications of a new post: the people who get one, and the text on their phones.

Only a new post notifies, never an edit; only people whose mention the post allows, or the person a
direct message is for. A silent post is listed too, marked as silent.
"""

import re

from sandbox.channels import Channel
from sandbox.messages import SILENT, Message
from sandbox.payload import Payload
from sandbox.world import World

ROLE = re.compile(r"<@&(\d+)>")
USER = re.compile(r"<@!?(\d+)>")
CHANNEL = re.compile(r"<#(\d+)>")
COMMAND = re.compile(r"<(/[^:>]+):\d+>")
EMOJI = re.compile(r"<a?(:\w+:)\d+>")
EVERYONE = re.compile(r"@(everyone|here)\b")
PUSH_LINES = 4
PUSH_LENGTH = 178


def mentioned(content: str, allowed: Payload | None, *, default: tuple[str, ...]) -> list[int]:
    """The people whom *content* mentions and *allowed_mentions* lets it mention."""
    found = list(dict.fromkeys(int(user) for user in USER.findall(content)))
    if allowed is None:
        return found if "users" in default else []
    if "users" in (allowed.get("parse") or ()):
        return found
    named = {int(user) for user in allowed.get("users") or ()}
    return [user for user in found if user in named]


def mentioned_roles(
    world: World, content: str, allowed: Payload | None, *, default: tuple[str, ...]
) -> list[int]:
    """The roles that *content* mentions and *allowed_mentions* lets it mention."""
    found = [int(role) for role in dict.fromkeys(ROLE.findall(content))]
    found = [role for role in found if role in world.roles]
    parse = default if allowed is None else (allowed.get("parse") or ())
    named = {int(role) for role in (allowed or {}).get("roles") or ()}
    return found if "roles" in parse else [role for role in found if role in named]


def mentions_everyone(content: str, allowed: Payload | None, *, default: tuple[str, ...]) -> bool:
    """Whether *content* mentions everyone and may."""
    parse = default if allowed is None else (allowed.get("parse") or ())
    return bool(EVERYONE.search(content)) and "everyone" in parse


def plain(world: World, content: str) -> str:
    """Converts *content* to push text, with names instead of ids."""

    def name(match: re.Match[str]) -> str:
        user = world.people.get(int(match[1]))
        return f"@{user.shown_name}" if user else "@unknown-user"

    def place(match: re.Match[str]) -> str:
        channel = world.channels.get(int(match[1]))
        return f"#{channel.name}" if channel else "#unknown"

    def role(match: re.Match[str]) -> str:
        found = world.roles.get(int(match[1]))
        return f"@{found.name}" if found else "@deleted-role"

    text = CHANNEL.sub(place, USER.sub(name, ROLE.sub(role, content)))
    return EMOJI.sub(r"\1", COMMAND.sub(r"\1", text))


def notify(world: World, channel: Channel, message: Message) -> None:
    """Notifies the people whom a new post concerns."""
    if message.viewer or message.is_loading:
        return
    concerned = dict.fromkeys(message.mentions, "mention")
    for member in world.people.values():
        if member.roles & {*message.mentioned_roles}:
            concerned.setdefault(member.id, "role")
    if message.mentions_everyone:
        concerned = dict.fromkeys(world.people, "everyone") | concerned
    if channel.recipient:
        concerned = {channel.recipient: "dm"}
    text = "\n".join(plain(world, message.content).split("\n")[:PUSH_LINES])[:PUSH_LENGTH]
    author = world.user(message.author).shown_name
    title = author
    if channel.guild:
        title = f"{author} (#{channel.name}, {world.guilds[channel.guild].name})"
    for user, reason in concerned.items():
        if user not in world.people or user == message.author:
            continue
        notification = {
            "id": str(message.id),
            "at": world.clock.stamp(message.created),
            "channel": str(channel.id),
            "message": str(message.id),
            "reason": reason,
            "author": author,
            "title": title,
            "text": text,
            "silent": bool(message.flags & SILENT),
        }
        world.screens.notify(user, notification)
