"""Other ways to do a duty in Seafarers: sail a ship, send the pirate."""

from __future__ import annotations

from game import View
from game.base.families import FIRST_ROAD, FREE_ROAD, ROBBER
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.parts import Pirate


def begins_on_a_coast(view: View) -> bool:
    """Whether a ship can go beside the new settlement, as far as the terrain says."""
    sea = [not view.rules.terrains[ground].is_land for ground in view.terrain]
    corners = [debt.args[0] for debt in view.debts() if debt.duty == FIRST_ROAD]
    beside = {place for corner in corners for place in view.topology.corner_hexes[corner]}
    return LayFirstShip in view.rules.verbs and any(sea[place] for place in beside)


OTHERWISE = {
    ROBBER: lambda view: view.part(Pirate).is_there,
    FIRST_ROAD: begins_on_a_coast,
    FREE_ROAD: lambda view: LayFreeShip in view.rules.verbs,
}
