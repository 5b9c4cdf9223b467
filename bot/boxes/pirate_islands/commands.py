"""`/attack`, for one's pirate fortress in the Pirate Islands."""

from __future__ import annotations

from bot.features.play.verbs import plays

COMMANDS = (plays("attack"),)
