"""The connection to Discord: addresses that the host has set, and sentences for failures."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import yarl

from bot.settings import BadSettings, Settings

REFUSED = {
    4004: "Discord rejected the token: copy it again from the developer portal to DISCORD_TOKEN",
    4010: "Discord has no such shard: correct SHARD_IDS and SHARD_COUNT, or leave both empty",
    4011: "Discord wants more shards of this bot: raise SHARD_COUNT, or leave it empty",
    4012: "Discord no longer supports this version of its gateway: update Hexhost",
    4013: "Discord does not know the intents that Hexhost asks for: update Hexhost",
    4014: "Discord does not allow the intents that Hexhost asks for: update Hexhost",
}
"""By Discord's number, the sentence for a gateway connection that was closed for good."""


def aim(client: discord.Client, settings: Settings) -> None:
    """
    Send the library's requests to the addresses that the host has set.

    Discord names a gateway at the start, and another one for resuming. If the host has set one,
    neither is used.
    """
    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if not settings.discord_gateway_url:
        return
    gateway, connect = yarl.URL(settings.discord_gateway_url), client.http.ws_connect

    async def connected(url: str, **options: Any) -> aiohttp.ClientWebSocketResponse:
        return await connect(str(gateway.with_query(yarl.URL(url).query)), **options)

    client.http.ws_connect = connected  # type: ignore[method-assign]  # the one way to a gateway


def ended(error: Exception) -> BadSettings:
    """The sentence for a connection that has ended for good."""
    match error:
        case discord.PrivilegedIntentsRequired():
            return BadSettings(f"{REFUSED[4014]} (code 4014)")
        case discord.ConnectionClosed(code=code):
            said = REFUSED.get(code, "Discord has closed the connection: start the bot again")
            return BadSettings(f"{said} (code {code})")
        case _:
            return unreachable(error) or BadSettings(
                f"The gateway sends what discord.py cannot read ({type(error).__name__}: {error}): "
                "update Hexhost, and look at DISCORD_GATEWAY_URL"
            )


def unreachable(error: Exception) -> BadSettings | None:
    """The sentence for a start that Discord or the network has stopped; None for other errors."""
    match error:
        case discord.LoginFailure():
            return BadSettings(
                "Discord rejected this token: copy it again from the developer portal to "
                "DISCORD_TOKEN"
            )
        case aiohttp.ClientError() | OSError() | discord.GatewayNotFound():
            said = str(error) or "no answer in time"
            return BadSettings(
                f"Discord cannot be reached ({said}): check the network and DISCORD_API_BASE"
            )
        case discord.HTTPException(status=status):
            said = " ".join(error.text.split())[:200] or "no reason given"
            return BadSettings(
                f"Discord refused the login with status {status} ({said}): try again later, or "
                "check DISCORD_API_BASE"
            )
        case discord.RateLimited():
            return BadSettings(
                f"Discord accepts no more requests for now ({error}): try again later"
            )
        case _:
            return None
