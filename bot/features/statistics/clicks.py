"""The buttons that choose who can see one's figures, and the kind of leaderboard."""

from __future__ import annotations

from bot.features.statistics.screens import Choose, Ranked

BUTTONS = (Choose, Ranked)
