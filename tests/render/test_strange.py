"""The strange box among the others: pictures find it, without a line outside its folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.copied import copied, passes, run

# Prints the art of all boxes together that the real boxes don't have.
SEEN = """
from dataclasses import replace
from game import Game, Seeded
from render import THEMES
from render.samples import players
from render.scene import Scene
from tests.render.sights import all_layers, shapes
view = Game.new(4, Seeded(b"any"), modules=("base", "strange")).view()
edges = bytes([view.rules.piece("rope"), *bytes(len(view.edge_piece) - 1)])
scene = Scene(replace(view, edge_piece=edges), players())
found = {(s.name, s.args) for layer in all_layers(scene) for s in shapes(layer, scene)
         if type(s).__name__ == "Sprite"}
told = {("chest", ()), ("figure", ("vane",)), ("route", ("rope", "red", 0)), ("icon", ("rope",)),
        ("route", ("rope", "red", 1)), ("route", ("rope", "red", -1))}
print(*sorted(name for name, args in found & told))
assert all("chest" in theme.art for theme in THEMES.values())
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set of boxes that includes the strange box."""
    home = tmp_path_factory.mktemp("house")
    copied(home, beside=("strange",))
    return home


def test_its_pictures_are_found(house: Path) -> None:
    """Its chest and its vane, its ropes, and their number on cards and in the bank are drawn."""
    found = run(house, "-c", SEEN)

    assert (found.stdout.split(), found.stderr) == (["chest", "figure", "icon", "route"], "")


@pytest.mark.soak
@pytest.mark.parametrize("which", ["not soak", "soak"])
def test_it_keeps_what_pictures_promise(house: Path, which: str) -> None:
    """
    Its layers declare what they are drawn from, its parts are declared, and all of it fits.

    In every run `tests/test_boxes.py` asks this in a smaller house.
    """
    passes(house, "tests/render/test_boxes.py", which=which, names="strange")
