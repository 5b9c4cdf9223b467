"""Boxes are folders: with one taken away or put in, everything still works."""

from __future__ import annotations

import shutil
from functools import cache
from itertools import combinations, count
from math import comb
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from game import BOXES
from game.boxes import offered
from tests.copied import ROOT, copied, passes, run

FOUND = tuple(box.name for box in BOXES if box.name != "base")

# Tests of words, pictures and the bot that must pass with any boxes.
WHOLE = (
    "tests/bot/test_shown.py",
    *(f"tests/words/test_{name}.py" for name in ("almanac", "board_parts", "catalogues")),
    *(f"tests/words/test_{name}.py" for name in ("commands", "editions", "keys", "registry")),
    *(f"tests/render/test_{name}.py" for name in ("layers", "themes")),
)

# What a part tells depends only on its box and those that it needs: one of the base game is enough.
QUICK = "not every_field and not part_on_the_picture and not small_and_true or base-Turn or strange"

# Prints the boxes that are found, after a game of each has begun.
BEGUN = """
import game
for box in game.BOXES:
    names = [other.name for other in game.BOXES if other.name in {"base", *box.needs, box.name}]
    game.Game.new(min(game.seats_for(names)), game.Seeded(b"any"), modules=names)
print(*(box.name for box in game.BOXES))
"""


# Prints each set of boxes with the picture of its first board, in the theme of its edition.
DRAWN = """
import hashlib
from game import Game, Seeded
from game.boxes import offered, seats_for
from render import board_png, theme_of
from render.samples import players
boxes = dict.fromkeys(name for names in offered() for name in names)
for names in dict.fromkeys(next(names for names in offered() if box in names) for box in boxes):
    view = Game.new(min(seats_for(names)), Seeded(b"any"), modules=names).view()
    theme = theme_of("", view.rules.edition)
    png = board_png(view, players(len(view.seats)), scale=0.1, theme=theme)
    print(*names, hashlib.sha256(png).hexdigest())
"""


def houses() -> list[set[str]]:
    """
    The boxes that each of a few houses lacks.

    For any two boxes, one house has the first without the other. A box that others need is missing
    alone. Each of the rest is missing from half of the other houses, and no two from the same ones.
    """
    needed = {name for box in BOXES for name in box.needs} & set(FOUND)
    rest = [name for name in FOUND if name not in needed]
    many = next(many for many in count() if comb(many, many // 2) >= len(rest))
    missing: list[set[str]] = [set() for _ in range(many)]
    for name, chosen in zip(rest, combinations(missing, many // 2), strict=False):
        for house in chosen:
            house.add(name)
    return [*({name} for name in sorted(needed)), *missing]


def named(house: set[str], *, soak: bool = False) -> ParameterSet:
    """A house as a parameter."""
    return pytest.param(house, id=" ".join(sorted(house)), marks=pytest.mark.soak if soak else ())


HOUSES = [
    *map(named, houses()),
    *(named({box}, soak=True) for box in FOUND if {box} not in houses()),
]
"""A few houses, and as soaks one for each box that none of them lacks alone."""

PLAIN = [
    named({*FOUND[::2]}),
    named({*FOUND[1::2]}),
    *(pytest.param(*house.values, id=house.id, marks=pytest.mark.soak) for house in HOUSES),
]
"""Boxes that lack their pictures: half of them, the other half, and as soaks those of `HOUSES`."""


@pytest.mark.parametrize("without", [*HOUSES, named({"computer"})])
def test_boxes_can_be_taken_away(without: set[str], tmp_path: Path) -> None:
    """Without their folders, and those of boxes that need them, the others play as before."""
    copied(tmp_path, without=without, packages=["game"])

    begun = run(tmp_path, "-c", BEGUN)

    left = [other.name for other in BOXES if not {other.name, *other.needs} & without]
    assert (begun.returncode, begun.stderr, begun.stdout.split()) == (0, "", left)


@pytest.mark.soak
@pytest.mark.parametrize("without", [named(house) for house in houses() if len(house) > 1])
def test_all_do_without_some_boxes(without: set[str], tmp_path: Path) -> None:
    """
    Commands, buttons, texts, almanac and pictures work without some boxes.

    The house with the strange box, which lacks most others, is tried in every run.
    """
    copied(tmp_path, without=without)

    passes(tmp_path, *WHOLE, names=QUICK)


def test_each_box_is_missed_by_each_other() -> None:
    """A box that mentions another without needing it meets its absence in one of the houses."""
    left = [{box.name for box in BOXES if not {box.name, *box.needs} & house} for house in houses()]
    pairs = [
        (one.name, other.name)
        for one in BOXES
        for other in BOXES
        if other.name != "base" and other.name not in {one.name, *one.needs}
    ]

    assert [(a, b) for a, b in pairs if not any(a in x and b not in x for x in left)] == []


@pytest.mark.soak
@pytest.mark.parametrize("box", FOUND)
def test_all_do_without_a_box(box: str, tmp_path: Path) -> None:
    """Everything also works when only one box is gone."""
    copied(tmp_path, without={box})

    passes(tmp_path, *WHOLE)


@cache
def drawn(home: Path) -> set[str]:
    """A hash of the picture of the first set with each box, as a house draws it."""
    return set(run(home, "-c", DRAWN).stdout.splitlines())


@pytest.mark.parametrize("without", PLAIN)
def test_pictures_do_without_some_boxes(without: set[str], tmp_path: Path) -> None:
    """
    Boxes without their own pictures are drawn by the shared ones, and the others as before.

    The daily run takes the pictures of every second box, and then those of the others; in soaks
    each box keeps its own where any other has none.
    """
    copied(tmp_path, packages=["game", "render", "words"])
    for box in without:
        shutil.rmtree(tmp_path / "render" / "boxes" / box, ignore_errors=True)  # if it has pictures

    found, before = drawn(tmp_path), drawn(ROOT)

    assert len(found) == len(before) == len({name for names in offered() for name in names})
    assert found >= {line for line in before if not without & {*line.split()}}


def test_a_box_is_put_in_with_its_folders_alone(tmp_path: Path) -> None:
    """
    Verbs, buttons, commands, texts, almanac and pictures of the strange box are complete.

    Those of the house are, too, although most boxes are missing.
    """
    # Two boxes with a default map of their own cannot be played together.
    maps = {box.name for box in BOXES for option in box.options if option.name == "map"}
    copied(tmp_path, without=maps - {"base"} | {"duel", "egypt"}, beside=["strange"])

    drawn = "tests/render/test_boxes.py"
    of_it = f"({QUICK}) and (strange or not test_boxes)"
    passes(tmp_path, "tests/with_strange.py", drawn, *WHOLE, names=of_it)
