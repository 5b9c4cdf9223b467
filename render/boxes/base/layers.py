"""The parts of the base game: robber and dice have common layers, offers are in the text."""

from __future__ import annotations

from game.base.parts import Offers, Robber, Turn
from render.layers.layer import Layers

LAYERS = Layers(shown=(Robber, Turn), silent={Offers: "each offer has its own text"})
