"""Ancient Egypt in pictures: sea and desert around the board."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from game import Game, Seeded
from render.camera import camera_for
from render.layers.harbours import harbours
from render.layers.sea import in_desert
from render.samples import players
from render.scene import Scene
from render.shapes import Sprite
from render.themes import THEMES, theme_of
from tests.game.egypt.golden import FOLDER, pictures
from tests.render.golden import EPSILON, difference
from tests.render.sights import shapes, water_of
from tests.render.test_legibility import TERRAINS, contrast


def scene() -> Scene:
    """The start of a game."""
    game = Game.new(4, Seeded(b"egypt"), modules=("base", "egypt"))
    return Scene(game.view(), players(), theme_of("", game.state.rules.edition))


def test_it_has_a_theme_of_its_own() -> None:
    """Without a chosen look, the edition is drawn in its own theme."""
    assert THEMES[scene().theme].edition == "egypt"


@pytest.mark.parametrize(
    ("look", "theme"),
    [("", "egypt"), ("classic", "classic"), ("contrast", "egypt_contrast"), ("gone", "egypt")],
)
def test_each_look_has_a_theme(look: str, theme: str) -> None:
    """Without a look, or with one that no longer exists, the edition uses its own theme."""
    assert theme_of(look, "egypt") == theme


@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_chariot_is_light_on_the_hex_that_it_darkens(terrain: str) -> None:
    """Its horse, body and wheel contrast with the darkened hex under it."""
    theme = THEMES["egypt"]
    dim = theme.stamp("hex", (terrain, 0, True), 0.25).image
    pixel = dim.resize((1, 1), Image.Resampling.BOX).convert("RGB").getpixel((0, 0))
    assert isinstance(pixel, tuple)
    ground = "#{:02x}{:02x}{:02x}".format(*pixel)

    assert contrast(theme.colours["chariot"], ground) >= 2.4
    assert contrast(theme.colours["horse"], ground) >= 3
    assert contrast(theme.colours["chariot.light"], ground) >= 3.5


def test_a_picture_is_as_it_was(tmp_path: Path) -> None:
    """A board in the edition's theme differs from the golden one by less than epsilon."""
    kept = tmp_path / "egypt.png"

    far = difference(pictures()["egypt"](), FOLDER / "egypt.png", kept)

    assert far <= EPSILON, f"it differs by {far:.2f}; compare {kept} with the golden one"


def test_the_frame_is_half_sea_half_desert() -> None:
    """Nine frame hexes are desert and nine are sea, and so is the area beyond each."""
    asked = scene()
    camera = camera_for(asked)

    water = water_of(asked)

    assert (len(water.dry), len(water.wet)) == (9, 9)
    assert water.waves
    assert all(in_desert(asked, camera, at) for at in water.dunes)
    assert not any(in_desert(asked, camera, at) for at, _ in water.waves)


def test_harbours_lie_at_sea_and_oases_in_the_desert() -> None:
    """Of nine trading posts, four are harbors and five are oases."""
    found = Counter(s.name for s in shapes(harbours, scene()) if isinstance(s, Sprite))

    assert found == {"harbour": 4, "oasis": 5, "pier": 8, "track": 10}
