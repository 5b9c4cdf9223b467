"""The buttons of the settings."""

from __future__ import annotations

from bot.features.settings.screens import Set

BUTTONS = (Set,)
