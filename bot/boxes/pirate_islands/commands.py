"""The Pirate Islands: attacking the own fortress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, context_of
from bot.commands.make import command
from game.pirate_islands.attack_fortress import AttackFortress

if TYPE_CHECKING:
    from bot.services import Services


@command("attack")
async def attack(services: Services, caller: Caller) -> None:
    """Attack the own fortress, which ends the turn."""
    await act(services, caller, await context_of(services, caller), AttackFortress())


COMMANDS = (attack,)
