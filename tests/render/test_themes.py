"""Promises of every theme; see docs/themes.md."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from render import THEMES, board_png, theme_of
from render.camera import camera_for
from render.shapes import Sprite, Text
from render.table import compose, still_layers
from render.themes import Theme
from tests.game.asking import robbed
from tests.render.sights import PEOPLE, scene, seen, shapes, water_of

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@EVERY_THEME
def test_a_theme_has_all_art_and_all_colours(theme: Theme) -> None:
    """Every theme has all the art and colors that layers ask of the classic one."""
    assert theme.art.keys() >= THEMES["classic"].art.keys()
    assert theme.colours.keys() >= THEMES["classic"].colours.keys()
    assert len(theme.water) == len(THEMES["classic"].water)


@EVERY_THEME
def test_everything_in_the_catalogue_can_be_drawn(theme: Theme) -> None:
    """The palette is chosen from existing art, and that shows each kind of sprite."""
    for name, args in theme.catalogue:
        theme.stamp(name, args, 0.1)

    drawn = {name for name, _ in theme.catalogue}
    assert {"hex", "token", "building", "route", "letter", "card", "big card", "tile"} <= drawn


@EVERY_THEME
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("hex", ("moon", 0, False)),
        ("route", ("oxcart", "red", 0)),
        ("oasis", ("cloth",)),
        ("god", ("ra", False)),
        ("building", ("temple", "blue")),
        ("harbour", ("cloth",)),
        ("small card", ("cloth",)),
        ("big card", ("cloth", False)),
        ("tile", ("prophecy", "now")),
        ("icon", ("longest_beard",)),
        ("figure", ("dragon",)),
        ("a thing of another box", ("blue", 3)),
    ],
)
def test_what_a_theme_does_not_know_is_drawn_all_the_same(
    name: str, args: tuple[str | int | bool, ...], theme: Theme
) -> None:
    """Terrains, pieces and cards of other boxes get a plain sign, not a hole in the picture."""
    assert theme.stamp(name, args, 0.25).image.getchannel("A").getextrema()[1] == 255


@EVERY_THEME
def test_art_is_the_same_each_time(theme: Theme) -> None:
    """Randomly placed details of a hex are in the same place each time it is drawn."""
    for terrain in (terrain.name for terrain in seen().rules.terrains):
        one, other = (theme.stamp("hex", (terrain, 1, False), 0.25).image for _ in range(2))

        assert one.tobytes() == other.tobytes()


@EVERY_THEME
def test_a_full_picture_is_small_and_true(theme: Theme) -> None:
    """It weighs less than 400 KB, and its palette errs by 4 of 255 at most, on the robbed hex 5."""
    asked = scene(theme=theme.name)
    png = board_png(seen(), PEOPLE, theme=theme.name)
    flat, full = Image.open(io.BytesIO(png)).convert("RGB"), compose(asked)
    x, y = camera_for(asked).hex(robbed(seen()))
    square = (int(x) - 80, int(y) - 60, int(x) + 80, int(y) + 60)

    def error(area: tuple[int, int, int, int]) -> float:
        difference = ImageChops.difference(full.crop(area), flat.crop(area))
        squares = [channel**2 for channel in ImageStat.Stat(difference).rms]
        return float((sum(squares) / len(squares)) ** 0.5)

    assert len(png) < 400_000
    assert error((0, 0, *full.size)) <= 4
    assert error(square) <= 5


@pytest.mark.parametrize(
    ("look", "edition", "theme"),
    [
        ("", "", "classic"),
        ("classic", "", "classic"),
        ("contrast", "", "contrast"),
        ("gone", "", "classic"),
        ("contrast", "the moon", "contrast"),
    ],
)
def test_a_look_and_an_edition_make_a_theme(look: str, edition: str, theme: str) -> None:
    """A chosen look holds in every edition; without one an edition has its own."""
    assert theme_of(look, edition) == theme


def test_themes_share_all_places() -> None:
    """A theme changes how things look and never their places."""
    places = []
    for theme in THEMES:
        asked = scene(theme=theme)
        found = [shape for layer in still_layers(asked) for shape in shapes(layer, asked)]
        places.append(
            [water_of(asked).lands, *(s.at for s in found if isinstance(s, Sprite | Text))]
        )

    assert all(place == places[0] for place in places)
