"""What is told of the building of the pyramid."""

from __future__ import annotations

from game.pyramid.build_block import FavorGained, FavorLaidAside
from game.pyramid.build_boat import BoatBuilt
from game.pyramid.pharaoh import Blessed, BlockRevealed, Cursed, PharaohBuilt

NO_DEEDS = (FavorGained, FavorLaidAside, Blessed, Cursed, BlockRevealed, PharaohBuilt)
"""What the pharaoh does, and what comes of a block."""

BUILT = (BoatBuilt,)
"""A boat is built as a road is."""
