"""`/attack`, for one's pirate fortress in the Pirate Islands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.caller import Caller
from bot.features.play.acting import act, context_of
from bot.features.play.command import command
from game.pirate_islands.attack_fortress import AttackFortress

if TYPE_CHECKING:
    from bot.publish.services import Services


@command("attack")
async def attack(services: Services, caller: Caller) -> None:
    """Attack the caller's own fortress, which ends the turn."""
    await act(services, caller, await context_of(services, caller), AttackFortress())


COMMANDS = (attack,)
