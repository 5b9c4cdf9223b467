"""Five and six on the board: nothing lies there besides; the pair is told in words."""

from __future__ import annotations

from game.five_six.parts import Pair
from render.layers.layer import Layers

LAYERS = Layers(silent=(Pair,))
