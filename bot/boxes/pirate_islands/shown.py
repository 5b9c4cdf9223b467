"""Presentation of the verb of the Pirate Islands."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.pirate_islands.attack_fortress import AttackFortress

SHOWN = (Shown(AttackFortress, "turn", command="attack", asks=True),)
