"""Ancient Egypt: cattle, papyrus and stone for lumber, wool and ore, in both looks."""

from __future__ import annotations

from functools import partial

from render.pen import Pen
from render.themes.classic import CLASSIC, FIGURES, art_of, catalogue_of, fields, hills
from render.themes.classic.figures import Figures
from render.themes.contrast import CONTRAST, land
from render.themes.egypt import cattle, papyrus, plain, pyramids, quarry
from render.themes.egypt.colours import COLOURS
from render.themes.theme import Art, Theme


def _plenty(pen: Pen) -> None:
    quarry.emblem(pen, (52, -104), 34)
    cattle.emblem(pen, (-52, -104), 36)
    fields.emblem(pen, (0, -22), 54)
    papyrus.emblem(pen, (76, 22), 44)
    hills.emblem(pen, (-72, 26), 28)


SETTING = Figures(
    grounds={
        **FIGURES.grounds,
        "forest": cattle.ground,
        "pasture": papyrus.ground,
        "mountains": quarry.ground,
        "desert": pyramids.ground,
    },
    emblems={
        **FIGURES.emblems,
        "lumber": cattle.emblem,
        "wool": papyrus.emblem,
        "ore": quarry.emblem,
    },
    pictures={**FIGURES.pictures, "year_of_plenty": _plenty},
)
ART = art_of(SETTING)
SIGNS = {name: ART[name] for name in ("harbour", "small card", "big card", "tile")}

EGYPT = Theme(
    "egypt",
    {**CLASSIC.colours, **COLOURS},
    CLASSIC.water,
    ART,
    catalogue_of(SETTING),
    edition="egypt",
)
EGYPT_CONTRAST = Theme(
    "egypt_contrast",
    {**CONTRAST.colours, **COLOURS},
    CONTRAST.water,
    {**CONTRAST.art, **SIGNS, "hex": Art(230, 262, partial(land.land, plain.GROUNDS))},
    catalogue_of(SETTING),
    look="contrast",
    edition="egypt",
)
