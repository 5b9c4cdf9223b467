"""The buttons that roll the dice and end the turn."""

from __future__ import annotations

from game.base.end_turn import EndTurn
from game.base.roll import RollDice

ACTIONS = {"roll": lambda _: RollDice(), "end": lambda _: EndTurn()}
