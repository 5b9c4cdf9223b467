"""Learning the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.clicks.learn import begin
from bot.commands.make import command

if TYPE_CHECKING:
    from bot.services import Services


@command("learn", in_dm=True)
async def learn(services: Services, caller: Caller) -> None:
    """A game of twelve moves, each explained."""
    await begin(services, caller)


COMMANDS = (learn,)
