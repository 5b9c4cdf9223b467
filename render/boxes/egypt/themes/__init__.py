"""Ancient Egypt: fields and papyrus between the sea and the desert, in both looks."""

from __future__ import annotations

from functools import partial

from render.boxes.egypt.themes import carts, cattle, desert, mud, papyrus, plain, quarry, temples
from render.boxes.egypt.themes.cards import PICTURES, icon
from render.boxes.egypt.themes.chariot import chariot
from render.boxes.egypt.themes.colours import COLOURS, GROUNDS, WATER
from render.themes.classic import CLASSIC, art_of, catalogue_of, fields
from render.themes.classic.figures import Figures
from render.themes.contrast import CONTRAST, land
from render.themes.theme import Art, Theme

FIGURES = Figures(
    grounds={
        "forest": cattle.ground,
        "hills": mud.ground,
        "pasture": papyrus.ground,
        "fields": fields.ground,
        "mountains": quarry.ground,
        "desert": desert.ground,
    },
    emblems={
        "lumber": cattle.emblem,
        "brick": mud.emblem,
        "wool": papyrus.emblem,
        "grain": fields.emblem,
        "ore": quarry.emblem,
    },
    pictures=PICTURES,
)

ART = art_of(FIGURES) | {
    "route": Art(140, 140, carts.route),
    "building": Art(126, 126, temples.building),
    "robber": Art(100, 120, chariot),
    "icon": Art(56, 60, icon),
}

SIGNS = {name: ART[name] for name in ("harbour", "oasis", "small card", "big card", "tile", "icon")}
"""Art of this theme that the contrast look keeps, beside lands of its own."""

EGYPT = Theme(
    "egypt",
    {**CLASSIC.colours, **COLOURS},
    WATER,
    ART,
    catalogue_of(FIGURES),
    look="",
    edition="egypt",
    home=__name__,
)
EGYPT_CONTRAST = Theme(
    "egypt_contrast",
    {**CONTRAST.colours, **GROUNDS},
    CONTRAST.water,
    {**CONTRAST.art, **SIGNS, "hex": Art(230, 262, partial(land.land, plain.GROUNDS))},
    catalogue_of(FIGURES),
    look="contrast",
    edition="egypt",
    home=__name__,
)

THEMES = (EGYPT, EGYPT_CONTRAST)
"""One for each look."""
