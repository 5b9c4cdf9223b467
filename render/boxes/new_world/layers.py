"""The New World on the board: harbours are seen where they lie, and texts tell what is left."""

from __future__ import annotations

from game.new_world.parts import Quays
from render.layers.layer import Layers

LAYERS = Layers(silent=(Quays,))
