"""The *Undo* buttons, at the table and on private screens."""

from __future__ import annotations

from bot.features.play.private import TakeBack
from game.core.undo import Undo

BUTTONS = (TakeBack,)
ACTIONS = {"undo": Undo}
