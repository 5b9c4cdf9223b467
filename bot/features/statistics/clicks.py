"""The buttons that choose who can see one's figures."""

from __future__ import annotations

from bot.features.statistics.screens import Choose

BUTTONS = (Choose,)
