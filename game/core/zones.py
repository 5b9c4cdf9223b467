"""Land by zones: the land of some zones of a layout is dealt again among their own hexes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.board.layout import Layout
from game.core.chance import Chance, shuffled


def dealt_anew(layout: Layout, zones: Sequence[str], chance: Chance) -> Layout:
    """
    *layout* with terrain and numbers of the hexes in *zones* shuffled among each other.

    A hex that gets a terrain without a number has none; all other hexes stay.
    """
    places = {at for zone in zones for at in layout.zones[zone]}
    among = [land for land in layout.lands if land.at in places]
    terrains = shuffled(
        chance, "terrain", [(land.terrain, land.token is not None) for land in among]
    )
    tokens = shuffled(chance, "token", [land.token for land in among if land.token is not None])
    dealt = {
        land.at: replace(land, terrain=terrain, token=tokens.pop(0) if has_token else None)
        for land, (terrain, has_token) in zip(among, terrains, strict=True)
    }
    return replace(layout, lands=tuple(dealt.get(land.at, land) for land in layout.lands))
