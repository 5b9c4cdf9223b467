"""Knights at sea on the board: nothing is added, since both boxes show robber and pirate."""

from __future__ import annotations

from game.knights_at_sea.parts import OffBoard
from render.layers.layer import Layers

LAYERS = Layers(silent={OffBoard: "a figure off the board is nowhere on the picture"})
