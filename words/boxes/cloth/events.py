"""Events of villages and cloth in words."""

from __future__ import annotations

from game.cloth.leave import ClothReturned
from game.cloth.villages import ClothTaken, TradeCut

NO_DEEDS = (TradeCut, ClothTaken, ClothReturned)
"""Effects of a route or a roll, and of leaving."""
