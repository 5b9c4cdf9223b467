"""How the verb of the Pirate Islands is shown."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.pirate_islands.attack_fortress import AttackFortress

SHOWN = (Shown(AttackFortress, "turn", command="attack", asks=True),)
