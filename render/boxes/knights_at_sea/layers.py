"""What of knights at sea is drawn: both boxes show where robber and pirate stand, once they do."""

from __future__ import annotations

from game.knights_at_sea.parts import OffBoard
from render.layers.layer import Layers

LAYERS = Layers(silent=(OffBoard,))
