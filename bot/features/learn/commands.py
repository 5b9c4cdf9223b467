"""`/learn`."""

from __future__ import annotations

from bot.chat.caller import Caller
from bot.features.learn.screens import begin
from bot.features.play.command import command
from bot.publish.services import Services


@command("learn", in_dm=True)
async def learn(services: Services, caller: Caller) -> None:
    """Begin the lesson: a game of twelve moves, each explained."""
    await begin(services, caller)


COMMANDS = (learn,)
