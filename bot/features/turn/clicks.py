"""The buttons that roll the dice and end the turn."""

from __future__ import annotations

from bot.publish.posts.operations import End, Roll

BUTTONS = (Roll, End)
