"""What the bot asks of Discord: the link that adds it to a server, its rights there, its events."""

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
"""What the invitation asks for."""

INTENTS = discord.Intents(guilds=True)
"""The events that the gateway tells the bot; none of them needs Discord's approval."""


def invitation(application_id: int) -> str:
    """The link with which a server's manager invites the bot."""
    return discord.utils.oauth_url(
        application_id,
        permissions=PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )
