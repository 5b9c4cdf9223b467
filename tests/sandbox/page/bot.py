"""
A bot for tests that shows everything the page can display.

It is started as a program by the sandbox: ``python -m tests.sandbox.page.bot``.
"""

import asyncio
import io
import os
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, app_commands
from PIL import Image, ImageDraw

from tests.sandbox.probe import address

WORDS = """# A heading
Some **bold**, *italic*, __underlined__, ~~struck~~ and `coded` words, and ||a spoiler||.
> A quotation
> of two lines
- one thing
- another, with [a masked link](https://example.org/rules)
  - and one below
1. first
2. second
Hello <@1100000000000000002>, write </find:{find}> before <t:{soon}:R> or see <#{tavern}>.
```
a block  of code
```
-# and something small; 2 \\* 3 stays as it is"""
FRUIT = ("Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Grapefruit", "Lemon", "Plum")
FRUIT_ES = ("Manzana", "Albaricoque", "Plátano", "Mora", "Cereza", "Pomelo", "Limón", "Ciruela")


def picture(title: str, shade: int = 0, size: tuple[int, int] = (900, 600)) -> discord.File:
    """A picture with an alt text."""
    image = Image.new("RGB", size, (24, 60 + shade, 92))
    draw = ImageDraw.Draw(image)
    for ring in range(size[1] // 50):
        edge = 30 + ring * 22
        box = (edge, edge // 2, size[0] - edge, size[1] - edge // 2)
        draw.rounded_rectangle(box, 40, outline=(120 + ring * 10, 150, 90 + shade), width=5)
    draw.text((size[0] // 2, size[1] // 2), title, anchor="mm", font_size=64)
    file = io.BytesIO()
    image.save(file, "PNG")
    file.seek(0)
    return discord.File(file, "picture.png", description=f"A drawing that says: {title}.")


class Language(app_commands.Translator):
    """Spanish for the names of this bot's commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The Spanish word, for Spanish readers."""
        if locale is not discord.Locale.spain_spanish:
            return None
        return {
            "find": "buscar",
            "fruit": "fruta",
            "many": "cuantas",
            "Find a fruit by its name.": "Busca una fruta por su nombre.",
            "Which one": "Cuál",
        }.get(string.message)


class Wishes(discord.ui.Modal, title="What do you wish for?"):
    """A form with every kind of field."""

    note: discord.ui.Label[Any] = discord.ui.Label(
        text="A note",
        description="Everybody will read it.",
        component=discord.ui.TextInput(
            custom_id="note", max_length=60, placeholder="in your words"
        ),
    )
    basket: discord.ui.Label[Any] = discord.ui.Label(
        text="Fruit",
        component=discord.ui.Select(
            custom_id="basket",
            placeholder="Two of these",
            min_values=2,
            max_values=2,
            options=[SelectOption(label=name) for name in FRUIT[:4]],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Repeats the form's values."""
        note, basket = self.note.component, self.basket.component
        assert isinstance(note, discord.ui.TextInput)
        assert isinstance(basket, discord.ui.Select)
        words = f"{interaction.user.mention} wishes for {' and '.join(basket.values)}: {note.value}"
        await interaction.response.send_message(words)


class Table(discord.ui.View):
    """Buttons of each style, a menu for one and a menu for some."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        link: discord.ui.Button[Any] = discord.ui.Button(
            label="Rules", url="https://example.org/rules"
        )
        self.add_item(link)

    @discord.ui.button(label="Wish", emoji="✨", style=ButtonStyle.primary, custom_id="wish")
    async def wish(self, interaction: discord.Interaction[Any], _: Any) -> None:
        """Opens a form."""
        await interaction.response.send_modal(Wishes())

    @discord.ui.button(label="My basket", emoji="✋", custom_id="basket")
    async def basket(self, interaction: discord.Interaction[Any], _: Any) -> None:
        """Answers privately."""
        file = picture("your basket", 40, (600, 240))
        await interaction.response.send_message("**Three** plums.", file=file, ephemeral=True)

    @discord.ui.button(label="Ready", emoji="✔", style=ButtonStyle.success, custom_id="ready")
    async def ready(self, interaction: discord.Interaction[Any], _: Any) -> None:
        """Redraws the message."""
        content = f"{interaction.user.display_name} is ready."
        await interaction.response.edit_message(content=content, attachments=[picture("ready", 90)])

    @discord.ui.button(label="Break", style=ButtonStyle.danger, custom_id="break")
    async def fail(self, interaction: discord.Interaction[Any], _: Any) -> None:
        """Never answers."""

    @discord.ui.select(
        custom_id="place",
        placeholder="Choose a place",
        options=[
            SelectOption(label="Kitchen", description="beside the window", emoji="☕", value="k"),
            SelectOption(label="Garden", description="under the tree", emoji="☀", value="g"),
            SelectOption(label="Cellar", value="c"),
        ],
    )
    async def place(self, interaction: discord.Interaction[Any], menu: Any) -> None:
        """Repeats the choice."""
        await interaction.response.send_message(f"Chosen: {menu.values[0]}", ephemeral=True)

    @discord.ui.select(
        custom_id="fruits",
        placeholder="Choose 2 or 3 fruits",
        min_values=2,
        max_values=3,
        options=[SelectOption(label=name) for name in FRUIT],
    )
    async def fruits(self, interaction: discord.Interaction[Any], menu: Any) -> None:
        """Asks a person."""
        await interaction.response.send_message("Bruno is asked.", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send(
            f"<@1100000000000000002>, may it be {', '.join(menu.values)}?",
            allowed_mentions=discord.AllowedMentions(users=True),
        )


class Showing(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._connection.guild_ready_timeout = 0.05
        self.tree = app_commands.CommandTree(self)
        self.find = 0

    async def setup_hook(self) -> None:
        """Registers everything."""
        self.add_view(Table())
        enter(self)
        await self.tree.set_translator(Language())
        commands = await self.tree.sync()
        self.find = next(command.id for command in commands if command.name == "find")


def enter(bot: Showing) -> None:
    """Gives *bot* its commands."""

    @bot.tree.command()
    async def table(interaction: discord.Interaction[Any]) -> None:
        """Post the table."""
        await interaction.response.send_message(
            "The table is laid.", file=picture("the table"), view=Table()
        )

    @bot.tree.command()
    @app_commands.describe(fruit="Which one", many="How many of them", ripe="Only ripe ones")
    async def find(
        interaction: discord.Interaction[Any],
        fruit: str,
        many: app_commands.Range[int, 1, 9] = 1,
        ripe: bool = False,
    ) -> None:
        """Find a fruit by its name."""
        words = f"Found {many} × {fruit}{', ripe' if ripe else ''}."
        await interaction.response.send_message(words)

    @find.autocomplete("fruit")
    async def fruits(interaction: Any, typed: str) -> list[app_commands.Choice[str]]:
        names = FRUIT_ES if str(interaction.locale).startswith("es") else FRUIT
        return [
            app_commands.Choice(name=shown, value=value)
            for shown, value in zip(names, FRUIT, strict=True)
            if typed.lower() in shown.lower()
        ]

    @bot.tree.command()
    async def words(interaction: discord.Interaction[Any]) -> None:
        """Post messages of every kind."""
        soon = int(interaction.created_at.timestamp()) + 3600
        tavern = next(c.id for c in bot.get_all_channels() if c.name == "tavern")
        content = WORDS.format(find=bot.find, soon=soon, tavern=tavern)
        card = discord.Embed(title="A card", description="with *two* fields", colour=0xF0B45A)
        card.add_field(name="One", value="1").add_field(name="Two", value="2")
        card.set_footer(text="and a footer")
        await interaction.response.send_message(content, embed=card)

    @bot.tree.command()
    async def think(interaction: discord.Interaction[Any]) -> None:
        """Think first, privately."""
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(content="Thought about it.")

    @bot.tree.command()
    async def letter(interaction: discord.Interaction[Any], silent: bool = False) -> None:
        """Write a direct message, and open a thread."""
        await interaction.response.defer(ephemeral=True)
        await interaction.user.send("A letter for you.", silent=silent)
        assert isinstance(interaction.channel, discord.TextChannel)
        post = await interaction.channel.send("A thread hangs here.")
        thread = await post.create_thread(name="letters")
        await thread.send("Read them here.")
        await interaction.followup.send("Sent.")

    @bot.tree.command()
    async def layout(interaction: discord.Interaction[Any]) -> None:
        """Show a layout."""
        view = discord.ui.LayoutView()
        box = discord.ui.Container[Any](accent_colour=0x5BC0B3)
        button = discord.ui.Button[Any](label="Beside", custom_id="beside")
        box.add_item(discord.ui.Section("**A section**", "with a button", accessory=button))
        box.add_item(discord.ui.Separator())
        gallery = discord.ui.MediaGallery[Any]()
        gallery.add_item(media="attachment://picture.png", description="A layout's picture.")
        box.add_item(gallery)
        view.add_item(box)
        await interaction.response.send_message(view=view, file=picture("a layout"))


async def main() -> None:
    """Runs until it is killed."""
    address(os.environ)
    async with Showing() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
