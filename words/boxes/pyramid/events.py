"""Events of building the pyramid in words."""

from __future__ import annotations

from game.pyramid.build_block import FavorGained, FavorLaidAside
from game.pyramid.build_boat import BoatBuilt
from game.pyramid.pharaoh import Blessed, BlockRevealed, Cursed, PharaohBuilt

NO_DEEDS = (FavorGained, FavorLaidAside, Blessed, Cursed, BlockRevealed, PharaohBuilt)
"""Actions of the pharaoh, and effects of a block."""

BUILT = (BoatBuilt,)
"""A boat is built like a road."""
