"""The stored palettes match the art."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.atlas import atlas, chosen
from render.palette import palette
from render.themes import THEMES


@pytest.mark.parametrize("theme", THEMES)
def test_named_colours_are_kept_as_they_are(theme: str) -> None:
    """Every color that a theme names is in its palette exactly, except glass."""
    flat = palette(theme).getpalette() or []
    kept = {tuple(flat[i : i + 3]) for i in range(0, len(flat), 3)}

    values = (*THEMES[theme].colours.values(), *THEMES[theme].water)
    named = {value for value in values if len(value) == len("#rrggbb")}

    assert {tuple(bytes.fromhex(value[1:])) for value in named} <= kept


@pytest.mark.parametrize("theme", THEMES)
def test_the_palette_is_up_to_date(theme: str) -> None:
    """A palette chosen now would not suit the art better: else python -m render.atlas."""
    sheet = atlas(theme)
    fresh = Image.new("P", (1, 1))
    fresh.putpalette([v for colour in chosen(theme, sheet) for v in bytes.fromhex(colour[1:])])

    kept, best = (_error(sheet, colours) for colours in (palette(theme), fresh))

    assert kept <= best * 1.1


def _error(sheet: Image.Image, colours: Image.Image) -> float:
    """The difference between the sheet and its version in these *colours*."""
    flat = sheet.quantize(palette=colours, dither=Image.Dither.NONE).convert("RGB")
    return max(ImageStat.Stat(ImageChops.difference(sheet, flat)).rms)
