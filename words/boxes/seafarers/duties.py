"""What Seafarers lets one do in place of what is owed: sail a ship, send the pirate."""

from __future__ import annotations

from game.base.families import FREE_ROAD, ROBBER
from game.seafarers.parts import Pirate

OTHERWISE = {
    ROBBER: lambda view: view.part(Pirate).is_there,
    FREE_ROAD: lambda view: True,
}
