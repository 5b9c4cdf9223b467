"""The bot's invitation link, and the permissions and gateway events that it asks Discord for."""

from __future__ import annotations

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""Permissions that the invitation asks for."""

INTENTS = discord.Intents(guilds=True)
"""Gateway events that the bot subscribes to; none of them needs Discord's approval."""


def invitation(application_id: int) -> str:
    """The link that server managers use to invite the bot."""
    return discord.utils.oauth_url(
        application_id,
        permissions=PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )
