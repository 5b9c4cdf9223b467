"""The shortest bot that answers a click with a picture: the yardstick for ours."""

import asyncio
import io
import os
from pathlib import Path

import discord
import yarl

discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
PNG = Path(os.environ["BENCH_PNG"]).read_bytes()
client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)


class Table(discord.ui.View):
    """One button, which shows the picture again."""

    @discord.ui.button(label="Again", custom_id="again")
    async def again(self, interaction: discord.Interaction, _: object) -> None:
        """Acknowledge, then edit the message with a new file, as our bot does."""
        await interaction.response.defer()
        channel = client.get_partial_messageable(interaction.channel_id or 0)
        assert interaction.message
        message = channel.get_partial_message(interaction.message.id)
        await message.edit(attachments=[discord.File(io.BytesIO(PNG), "board.png")])


@client.event
async def on_ready() -> None:
    """Post the table; its button works before anyone can see it."""
    client.add_view(table := Table(timeout=None))
    channel = client.get_partial_messageable(int(os.environ["BENCH_CHANNEL"]))
    file = discord.File(io.BytesIO(PNG), "board.png")
    await channel.send("A table", file=file, view=table)


asyncio.run(client.start(os.environ["DISCORD_TOKEN"]))
