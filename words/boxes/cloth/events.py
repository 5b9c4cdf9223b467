"""What is told of villages and cloth."""

from __future__ import annotations

from game.cloth.leave import ClothReturned
from game.cloth.villages import ClothTaken, TradeCut

NO_DEEDS = (TradeCut, ClothTaken, ClothReturned)
"""What comes of a route or a roll, and of leaving."""
