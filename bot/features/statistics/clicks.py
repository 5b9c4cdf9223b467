"""The buttons that choose who can see one's figures, and the kind and season of a leaderboard."""

from __future__ import annotations

from bot.features.statistics.board import Ranked
from bot.features.statistics.screens import Choose

BUTTONS = (Choose, Ranked)
