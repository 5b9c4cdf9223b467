"""The contrast theme: few and large shapes, bright on dark, for eyes that need them."""

from __future__ import annotations

from functools import partial

from render.themes.classic import CLASSIC
from render.themes.contrast import land, pieces, signs
from render.themes.contrast.colours import COLOURS, WATER
from render.themes.theme import Art, Theme

ART = {
    "hex": Art(230, 262, partial(land.land, land.GROUNDS)),
    "token": Art(104, 108, signs.token),
    "wave": Art(4, 4, signs.nothing),
    "dune": Art(4, 4, signs.nothing),
    "whale": Art(4, 4, signs.nothing),
    "caravan": Art(4, 4, signs.nothing),
    "stub": Art(140, 140, signs.stub),
    "route": Art(140, 140, pieces.route),
    "gold": Art(170, 170, pieces.gold),
    "building": Art(124, 124, pieces.building),
}

CONTRAST = Theme(
    "contrast",
    {**CLASSIC.colours, **COLOURS},
    WATER,
    {**CLASSIC.art, **ART},
    CLASSIC.catalogue,
    look="contrast",
)
