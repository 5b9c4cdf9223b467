"""The real discord.py, over real sockets, works with the sandbox."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest

from sandbox.person import Person
from sandbox.running import Running
from tests.patience import PATIENCE
from tests.sandbox.payloads import OPENAPI
from tests.sandbox.probe import Probe, probing


@dataclass
class Evening:
    """A sandbox, a real bot in it, and Alba."""

    sandbox: Running
    bot: Probe
    alba: Person


@pytest.fixture
async def evening(sandbox: Running, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """The bot is ready before Alba does anything; its messages pass every check we have."""
    if OPENAPI.exists():
        monkeypatch.setenv("HEXHOST_OPENAPI", str(OPENAPI))
    async with probing(sandbox.environment) as bot:
        (alba,) = await sandbox.join("Alba")
        yield Evening(sandbox, bot, alba)


async def test_a_command_with_a_picture(evening: Evening) -> None:
    """A slash command posts a file with alt text and buttons, and nothing is refused."""
    await evening.alba.command("table")
    (table,) = evening.alba.posts()

    assert (table.content, table.alt) == ("Table", "board-1.png, described")
    assert list(table.buttons) == ["My hand"]
    assert evening.sandbox.errors() == []


async def test_a_dynamic_button_answers_privately(evening: Evening) -> None:
    """The id of the button says which game."""
    (bruno,) = await evening.sandbox.join("Bruno")
    await evening.alba.command("table")
    await bruno.wait_for(bruno.posts)

    await bruno.click(bruno.posts()[0], "My hand")

    assert [post.content for post in bruno.ephemerals] == ["hand of game 7"]
    assert evening.alba.ephemerals == []


async def test_a_menu_redraws_its_message(evening: Evening) -> None:
    """A type-7 update brings a new picture instead of the old."""
    await evening.alba.command("table")

    outcome = await evening.alba.choose(evening.alba.posts()[0], "Where?", ["2"])
    (table,) = evening.alba.posts()
    (board,) = table.attachments

    assert (outcome["outcome"], table.content) == ("update", "built at 2")
    assert await evening.alba.fetch(board) == b"two"


async def test_a_deferred_answer_becomes_a_layout(evening: Evening) -> None:
    """The private thinking message is edited into Components V2 with a file."""
    outcome = await evening.alba.command("slow")
    await evening.alba.wait_for(lambda: not evening.alba.ephemerals[0].is_loading)
    (answer,) = evening.alba.ephemerals

    assert (outcome["outcome"], answer.text) == ("deferred", "thought")
    assert evening.sandbox.errors() == []


async def test_an_option_completes(evening: Evening) -> None:
    """Typed text comes back as a choice, and the command gets its value."""
    choices = await evening.alba.autocomplete("build", "spot", spot="5 9")

    await evening.alba.command("build", spot=choices[0]["value"], many=2)

    assert choices == [{"name": "near 5 9", "value": "h5h9"}]
    assert evening.alba.posts()[-1].content == "2 at h5h9"


async def test_a_form(evening: Evening) -> None:
    """A modal with a text field and a menu reaches the bot as it was filled in."""
    opened = await evening.alba.command("offer")

    await evening.alba.submit(opened["form"], {"words": "two for one", "card": ["Wool"]})

    assert evening.alba.posts()[-1].content == "two for one: Wool"
    assert evening.alba.form is None


async def test_a_direct_message_is_redrawn(evening: Evening) -> None:
    """It notifies once, and its picture is replaced by an edit."""
    await evening.alba.command("hand")
    await evening.alba.wait_for(lambda: evening.alba.ephemerals[-1].content == "sent")
    (hand,) = evening.alba.direct

    assert hand.content == "hand 2"
    assert await evening.alba.fetch(hand.attachments[0]) == b"two"
    assert [n["text"] for n in evening.alba.screen["notifications"]] == ["hand 1"]


async def test_closed_direct_messages_are_forbidden(evening: Evening) -> None:
    """discord.py raises Forbidden with 50007, and does not try again."""
    await evening.alba.control("person", **{"as": "Alba"}, dms=False)

    await evening.alba.command("hand")
    await evening.alba.wait_for(lambda: evening.alba.ephemerals[-1].content == "closed: 50007")

    assert [code for _, _, code in evening.sandbox.errors()] == [50007]


async def test_a_missed_click_is_delivered_on_resume(evening: Evening) -> None:
    """The connection breaks, Alba clicks, the bot resumes and answers."""
    await evening.alba.command("table")
    await evening.alba.control("drop")

    outcome = await evening.alba.click(evening.alba.posts()[0], "My hand")

    assert outcome["outcome"] == "message"
    await asyncio.wait_for(evening.bot.resumed.wait(), PATIENCE)


async def test_failures_are_retried(evening: Evening) -> None:
    """discord.py tries again after a 502 (a second later) and after a 429."""
    await evening.alba.control("fault", misdeed="fail", status=502, path="/callback")
    await evening.alba.control("fault", misdeed="fail", status=429, path="/callback", seconds=0.01)

    outcome = await evening.alba.command("table")

    assert outcome["outcome"] == "message"
    callbacks = [
        entry["status"]
        for entry in evening.sandbox.sandbox.record.requests()
        if entry["path"].endswith("/callback")
    ]
    assert callbacks == [502, 429, 200]


async def test_a_late_answer_is_not_found(evening: Evening) -> None:
    """The acknowledgment that took four seconds gets 10062."""
    await evening.alba.control("fault", misdeed="delay", seconds=4, path="/callback")
    arrival = asyncio.create_task(evening.sandbox.sandbox.record.arrival("/callback"))
    use = asyncio.create_task(evening.alba.command("too_late"))

    await arrival
    await evening.alba.control("clock", seconds=4)

    assert (await use)["error"] == "The application did not respond"
    assert await asyncio.wait_for(evening.bot.late, PATIENCE) == 10062


async def test_too_long_a_text_is_refused(evening: Evening) -> None:
    """discord.py does not count characters; the sandbox does."""
    await evening.alba.command("too_long")

    assert evening.alba.posts()[-1].content == "refused: 50035"


async def test_a_silent_message_can_be_edited(evening: Evening) -> None:
    """discord.py sends the old flags along, and the sandbox accepts them."""
    channel = evening.bot.get_channel(int(evening.alba.channel("parlour")))
    assert isinstance(channel, discord.TextChannel)

    message = await channel.send("x", silent=True, nonce="g1-1-turn")
    twin = await channel.send("x", silent=True, nonce="g1-1-turn")
    edited = await message.edit(content="y", view=None, attachments=[])

    assert (twin.id, edited.content) == (message.id, "y")


async def test_the_bot_sees_a_thread(evening: Evening) -> None:
    """A thread that the bot opens is announced to it and can be posted in."""
    channel = evening.bot.get_channel(int(evening.alba.channel("parlour")))
    assert isinstance(channel, discord.TextChannel)

    kind = discord.ChannelType.public_thread
    made = await channel.create_thread(name="Table 1", type=kind, auto_archive_duration=10080)
    thread = await asyncio.wait_for(evening.bot.threads.get(), PATIENCE)
    await thread.send("hello")
    await thread.edit(archived=True)

    assert thread.id == made.id
    shown = await evening.alba.wait_for(lambda: evening.alba.posts("Table 1"))
    assert shown[0].content == "hello"


async def test_permissions_follow_the_channel(evening: Evening) -> None:
    """discord.py also finds the channel's denied permissions."""
    guild = evening.bot.get_guild(evening.sandbox.world.guild.id)
    assert guild is not None
    table = guild.text_channels[0]
    before = table.permissions_for(guild.me)

    await evening.alba.control("permissions", channel="parlour", deny=["attach_files"])
    await evening.alba.command("build", spot="x")
    after = table.permissions_for(guild.me)

    assert (before.attach_files, after.attach_files) == (True, False)
