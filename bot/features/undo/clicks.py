"""The *Undo* buttons, at the table and on private screens."""

from __future__ import annotations

from bot.chat.address import number, text
from game.core.undo import Undo

MAKES = {"undo": lambda context, args, values: Undo(number(text(args)))}
ACTIONS = {"undo": Undo}
