"""The buttons of the help; anyone can use them, whether they play or not."""

from __future__ import annotations

from bot.features.help.screens import Topic

BUTTONS = (Topic,)
