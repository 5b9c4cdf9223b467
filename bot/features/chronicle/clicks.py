"""Buttons that retell a game: replay and log of a game that is over, and missed news."""

from __future__ import annotations

from datetime import timedelta

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Screen
from bot.features.play.answers import Answers
from bot.publish.posts import chronicle as screens
from bot.publish.posts import story
from bot.publish.services import Services
from bot.table.moment import outside
from bot.table.table import Table
from storage import Status
from words import pages

AGAIN = timedelta(minutes=10)
"""Time during which a replay is linked to instead of being posted again."""


class Replay(screens.Replay, Answers, new="always"):
    """Post the replay for the first person who asks."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: as long as the game runs."""
        table = await services.tables.look(address.game)
        table.playing()
        await post_replay(services, caller, table)


async def post_replay(services: Services, caller: Caller, table: Table) -> None:
    """
    Post the replay of a game, or say where it was posted just now.

    :raises Refused: as long as the game runs.
    """
    if table.row.status in (Status.LOBBY, Status.RUNNING):
        raise Refused("tale.replay.later")
    async with services.chronicles.posting(table.id):
        await _post(services, caller, table)


async def _post(services: Services, caller: Caller, table: Table) -> None:
    now = services.now()
    when, link = services.chronicles.posted.get(table.id) or (now - AGAIN, "")
    if now < when + AGAIN and not await services.messages.is_gone(*_place(link)):
        await caller.say("tale.replay.there", link=link)
        return
    gif = await services.chronicles.replay(table)
    screen = screens.replay(table, await services.chronicles.of(table), gif)
    if caller.missing:
        await caller.show(screen)
        return
    message = await services.messages.post(caller.channel, screen, silent=True)
    guild = caller.interaction.guild_id or "@me"
    link = f"https://discord.com/channels/{guild}/{caller.channel}/{message}"
    services.chronicles.posted[table.id] = now, link
    await caller.say("tale.replay.there", link=link)


def _place(link: str) -> tuple[int, int]:
    """The ids of the channel and the message that a link leads to."""
    channel, message = link.split("/")[-2:]
    return int(channel), int(message)


class Log(screens.Log, Answers, new="always"):
    """Send the whole log privately."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: as long as the game runs."""
        await caller.show(screens.log(caller.w, *await services.chronicles.log(address.game)))


MOST = 60
"""Maximum number of missed lines shown."""


class Missed(story.Missed, Answers, new="always"):
    """Show a player everything since their last action, as seen from their seat."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: if they have no seat."""
        table = await services.tables.look(address.game)
        if table.acting_seat(caller.user) is None:
            raise outside(table, caller.user)
        table.playing()
        caller.at(table)
        lines = await services.story(caller, table, self.since, MOST, whole=True)
        text = "\n".join((caller.w.say("ui.missed"), *lines))
        await caller.show_all(map(Screen, pages(text)))


BUTTONS = (Replay, Log, Missed)
