"""Boxes are folders: one is taken away, and the others are whole without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import BOXES
from tests.copied import copied, passes, run

FOUND = tuple(box.name for box in BOXES if box.name != "base")

# What must hold of words and of the bot whichever boxes there are.
WHOLE = (
    "tests/bot/test_shown.py",
    *(f"tests/words/test_{name}.py" for name in ("almanac", "almanac_rules", "catalogues")),
    *(f"tests/words/test_{name}.py" for name in ("commands", "editions", "registry")),
)

# Prints the boxes that are found, after a game of each has begun.
BEGUN = """
import game
for box in game.BOXES:
    names = [other.name for other in game.BOXES if other.name in {"base", *box.needs, box.name}]
    game.Game.new(3, game.Seeded(b"any"), modules=names)
print(*(box.name for box in game.BOXES))
"""


@pytest.mark.parametrize("box", [*FOUND, "computer"])
def test_a_box_can_be_taken_away(box: str, tmp_path: Path) -> None:
    """Without its folder, and those of boxes that need it, the others are played as before."""
    copied(tmp_path, without={box})

    begun = run(tmp_path, "-c", BEGUN)

    left = [other.name for other in BOXES if not {other.name, *other.needs} & {box}]
    assert (begun.returncode, begun.stderr, begun.stdout.split()) == (0, "", left)


@pytest.mark.parametrize("box", FOUND)
def test_bot_and_words_do_without_a_box(box: str, tmp_path: Path) -> None:
    """Commands, buttons, texts and almanac are whole for the others when all of a box is gone."""
    copied(tmp_path, without={box})

    passes(tmp_path, *WHOLE)
