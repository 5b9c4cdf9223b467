"""`/plunder`, for the pirate's booty in Cloth for Catan."""

from __future__ import annotations

from bot.features.play.verbs import plays

COMMANDS = (plays("plunder", "how"),)
