"""The buttons of the lesson; anyone can use them."""

from __future__ import annotations

from bot.features.learn.screens import Press

BUTTONS = (Press,)
