"""Commands of the Wonders of Catan: beginning a wonder, and building its levels."""

from __future__ import annotations

from bot.features.play import groups
from bot.features.play.command import Command
from bot.features.play.verbs import plays

COMMANDS: tuple[Command, ...] = ()
"""No commands at the top: both belong to a group of the base game."""

plays("build wonder", "how", parent=groups.BUILD, explains=True)
plays("build level", parent=groups.BUILD)
