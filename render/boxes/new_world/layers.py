"""The New World on the board: harbors show where they are, and texts list the ones left."""

from __future__ import annotations

from game.new_world.parts import Quays
from render.layers.layer import Layers

LAYERS = Layers(silent={Quays: "harbors to come are listed in the text"})
