"""Games with five and six players on the board: nothing is added; texts name the pair."""

from __future__ import annotations

from game.five_six.parts import Pair
from render.layers.layer import Layers

LAYERS = Layers(silent={Pair: "the texts name the pair"})
