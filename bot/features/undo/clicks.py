"""The *Undo* buttons, at the table and on private screens."""

from __future__ import annotations

from bot.features.play import private
from bot.publish.posts import operations

BUTTONS = (private.TakeBack, operations.TakeBack)
