"""The button that makes the bot forget a person."""

from __future__ import annotations

from bot.features.privacy.screens import Forget

BUTTONS = (Forget,)
