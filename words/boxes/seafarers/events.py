"""Events of ships, the pirate, gold and islands in words."""

from __future__ import annotations

from game.seafarers.build_ship import ShipBuilt
from game.seafarers.choose_gold import GoldChosen
from game.seafarers.islands import IslandSettled
from game.seafarers.move_pirate import PirateMoved
from words.events import Telling, plain
from words.speech import Speech


def settled(w: Speech, event: IslandSettled, telling: Telling) -> str:
    """The player, and the points the island is worth."""
    return plain(w, event, telling, count=event.points)


SPECIAL = {IslandSettled: settled}

NO_DEEDS = (PirateMoved, GoldChosen, IslandSettled)
"""Duties, and effects of a settlement."""

BUILT = (ShipBuilt,)
"""A ship is built like a road."""
