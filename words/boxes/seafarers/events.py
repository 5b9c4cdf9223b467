"""What is told of ships, the pirate, gold and islands."""

from __future__ import annotations

from game.seafarers.build_ship import ShipBuilt
from game.seafarers.choose_gold import GoldChosen
from game.seafarers.islands import IslandSettled
from game.seafarers.move_pirate import PirateMoved

NO_DEEDS = (PirateMoved, GoldChosen, IslandSettled)
"""What is owed, and what comes of a settlement."""

BUILT = (ShipBuilt,)
"""A ship is built as a road is."""
