"""The link that adds the bot to another server."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord

from bot.chat.caller import FOR_THREAD, NEEDED
from tests.bot.tables import table


async def test_anybody_is_given_the_link(tmp_path: Path) -> None:
    """The link is private and complete, and asks only for the rights that a table needs."""
    async with table(tmp_path) as t:
        alba, bruno = t.people[:2]
        before = t.public(bruno)

        told = await t.command(alba, "invite")

        (link,) = re.findall(r"https://\S+", told)
        asked = parse_qs(urlsplit(link).query)
        needed = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREAD), True))
        assert urlsplit(link).netloc == "discord.com"
        assert asked["client_id"] == [str(t.sandbox.world.bot.id)]
        assert asked["scope"] == ["bot applications.commands"]
        assert asked["permissions"] == [str(needed.value)]
        assert t.public(bruno) == before
