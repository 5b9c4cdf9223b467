"""`/roll` and `/endturn`."""

from __future__ import annotations

from bot.features.play.verbs import plays

COMMANDS = (plays("roll"), plays("endturn"))
