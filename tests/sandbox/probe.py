"""
A small real bot: discord.py over real sockets, with nothing patched but the addresses.

Run as a program it takes its addresses from the environment, as any bot at the sandbox does.
"""

import asyncio
import io
import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import discord
import yarl
from discord import app_commands


def picture(name: str, content: bytes = b"board") -> discord.File:
    """A file with an alt text."""
    return discord.File(io.BytesIO(content), name, description=f"{name}, described")


class Hand(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"hand:(?P<game>\d+)"):
    """A button that carries its meaning in its id, so that it survives a restart."""

    def __init__(self, game: int) -> None:
        super().__init__(discord.ui.Button(label="My hand", custom_id=f"hand:{game}"))
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, interaction: Any, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Reads the button back from its id."""
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answers privately."""
        await interaction.response.send_message(f"hand of game {self.game}", ephemeral=True)


class Spots(discord.ui.Select[Any]):
    """A menu whose choice redraws the message."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Spot {n}", value=str(n)) for n in range(3)]
        super().__init__(custom_id="spots", placeholder="Where?", options=options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Replaces the picture."""
        await interaction.response.edit_message(
            content=f"built at {self.values[0]}", attachments=[picture("board-2.png", b"two")]
        )


class Offer(discord.ui.Modal, title="Offer"):
    """A form with a text and a menu."""

    text: discord.ui.Label[Any] = discord.ui.Label(
        text="Words", component=discord.ui.TextInput(custom_id="words", max_length=20)
    )
    card: discord.ui.Label[Any] = discord.ui.Label(
        text="Card",
        component=discord.ui.Select(
            custom_id="card",
            options=[discord.SelectOption(label="Ore"), discord.SelectOption(label="Wool")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Repeats the form's values."""
        words, card = self.text.component, self.card.component
        assert isinstance(words, discord.ui.TextInput)
        assert isinstance(card, discord.ui.Select)
        await interaction.response.send_message(f"{words.value}: {card.values[0]}")


class Probe(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._connection.guild_ready_timeout = 0.05
        self.tree = app_commands.CommandTree(self)
        self.is_there = asyncio.Event()
        self.resumed = asyncio.Event()
        self.threads = asyncio.Queue[discord.Thread]()
        self.late: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def setup_hook(self) -> None:
        """Registers everything."""
        self.add_dynamic_items(Hand)
        enter(self)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Notes that all start-up events have arrived."""
        self.is_there.set()

    async def on_resumed(self) -> None:
        """Notes that the session was resumed."""
        self.resumed.set()

    async def on_thread_create(self, thread: discord.Thread) -> None:
        """Notes a new thread."""
        self.threads.put_nowait(thread)


def enter(bot: Probe) -> None:
    """Gives *bot* its commands."""

    @bot.tree.command()
    async def table(interaction: discord.Interaction[Any]) -> None:
        """Show the table."""
        view = discord.ui.View(timeout=None)
        view.add_item(Hand(7))
        view.add_item(Spots())
        view.add_item(discord.ui.Button(label="Over", custom_id="over", disabled=True))
        bot.add_view(view)
        await interaction.response.send_message("Table", file=picture("board-1.png"), view=view)

    @bot.tree.command()
    async def slow(interaction: discord.Interaction[Any]) -> None:
        """Defer first."""
        await interaction.response.defer(ephemeral=True)
        layout = discord.ui.LayoutView()
        layout.add_item(discord.ui.TextDisplay("thought"))
        layout.add_item(
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board-3.png"))
        )
        await interaction.edit_original_response(attachments=[picture("board-3.png")], view=layout)

    @bot.tree.command()
    async def build(interaction: discord.Interaction[Any], spot: str, many: int = 1) -> None:
        """Build a road."""
        await interaction.response.send_message(f"{many} at {spot}")

    @build.autocomplete("spot")
    async def spots(interaction: Any, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"near {typed}", value="h5h9")]

    @bot.tree.command()
    async def offer(interaction: discord.Interaction[Any]) -> None:
        """Fill in a form."""
        await interaction.response.send_modal(Offer())

    @bot.tree.command()
    async def hand(interaction: discord.Interaction[Any]) -> None:
        """Write a direct message and redraw it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            message = await interaction.user.send("hand 1", file=picture("hand-1.png"))
            await message.edit(content="hand 2", attachments=[picture("hand-2.png", b"two")])
        except discord.Forbidden as error:
            await interaction.followup.send(f"closed: {error.code}")
        else:
            await interaction.followup.send("sent")

    @bot.tree.command()
    async def too_long(interaction: discord.Interaction[Any]) -> None:
        """Send too long a text."""
        try:
            await interaction.response.send_message("x" * 2001)
        except discord.HTTPException as error:
            await interaction.response.send_message(f"refused: {error.code}")

    @bot.tree.command()
    async def too_late(interaction: discord.Interaction[Any]) -> None:
        """Answer too late."""
        try:
            await interaction.response.defer()
        except discord.NotFound as error:
            bot.late.set_result(error.code)


@asynccontextmanager
async def probing(environment: Mapping[str, str]) -> AsyncIterator[Probe]:
    """The bot in this process, connected and ready."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    address(environment)
    bot = Probe()
    async with bot:
        running = asyncio.create_task(bot.start(environment["DISCORD_TOKEN"], reconnect=True))
        try:
            await bot.is_there.wait()
            yield bot
        finally:
            await bot.close()
            with suppress(Exception):
                await running
            discord.http.Route.BASE = base
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


def address(environment: Mapping[str, str]) -> None:
    """Points discord.py to the sandbox."""
    discord.http.Route.BASE = environment["DISCORD_API_BASE"]
    gateway = yarl.URL(environment["DISCORD_GATEWAY_URL"])
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


async def main() -> None:
    """Runs the bot until it is killed."""
    address(os.environ)
    async with Probe() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
