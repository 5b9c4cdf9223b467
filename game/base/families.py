"""
The families of verbs, and the duties they pay.

This table alone says which families a moment admits.
Rules: base.md 4, 12.B2.
"""

from __future__ import annotations

from typing import Final

ROLL: Final = "roll"
KNIGHT_CARD: Final = "knight"
CARD: Final = "card"
BUILD: Final = "build"
TRADE: Final = "trade"
PROPOSE: Final = "propose"
REPLY: Final = "reply"
END: Final = "end"
DISCARD: Final = "discard"
ROBBER: Final = "robber"
ROB: Final = "rob"
FOUND: Final = "found"
FIRST_ROAD: Final = "first road"
FREE_ROAD: Final = "free road"
TURN: Final = "turn"
