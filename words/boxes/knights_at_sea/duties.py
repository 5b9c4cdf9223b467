"""Duties with ships, where knights are played at sea."""

from __future__ import annotations

from game import View
from game.base.families import FIRST_ROAD
from game.cities_knights.families import REBUILD
from game.seafarers.rows import SHIP
from words.boxes.cities_knights.duties import begins_at_a_city
from words.boxes.seafarers.duties import begins_on_a_coast


def rebuilds_a_ship(view: View) -> bool:
    """Whether the piece that a diplomat took up is a ship."""
    pieces = view.rules.pieces
    return any(pieces[debt.args[1]].name == SHIP for debt in view.debts() if debt.duty == REBUILD)


OTHERWISE = {
    FIRST_ROAD: lambda view: begins_at_a_city(view) and begins_on_a_coast(view),
    REBUILD: rebuilds_a_ship,
}
