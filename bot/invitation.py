"""The link that adds the bot to a server, with the rights it needs there and no others."""

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


def invitation(application_id: int) -> str:
    """The link with which a server's manager invites the bot."""
    return discord.utils.oauth_url(
        application_id,
        permissions=PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )
