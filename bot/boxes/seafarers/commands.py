"""Commands of Seafarers: moving ships and the pirate, and choosing gold."""

from __future__ import annotations

from bot.features.play.command import group
from bot.features.play.verbs import plays

GROUP = group("move")

plays("move ship", "how", parent=GROUP)
plays("move pirate", "hex", parent=GROUP)

COMMANDS = (GROUP, plays("gold", "cards"))
