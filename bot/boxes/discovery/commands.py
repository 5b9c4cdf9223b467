"""`/number`, for the number of a new island in Discovery."""

from __future__ import annotations

from bot.features.play.verbs import plays

COMMANDS = (plays("number", "hex"),)
