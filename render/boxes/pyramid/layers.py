"""The Great Pyramid on the board: the Nile goes with the hexes, the site is on one."""

from __future__ import annotations

from game.pyramid.parts import Nile, Pyramid
from render.boxes.pyramid import nile, site
from render.layers.layer import GROUND, Layer, Layers, Standing

LAYERS = Layers(
    still=(Layer(nile.river, (GROUND,), (Nile,)),),
    standing=(Standing((Pyramid,), site.places, site.art, width=190, least=128),),
    dim={Nile: nile.dim},
)
