"""
The golden pictures of the box: ``python -m tests.game.pyramid.golden`` draws them anew.

Look at them before they are committed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.gods.names import GODS
from render import board_png, gods_png
from render.samples import game, players
from tests.render.golden import SCALE, draw_anew
from words import Words

FOLDER = Path(__file__).parent / "golden"


def pictures() -> dict[str, Callable[[], bytes]]:
    """How each golden picture is drawn, by its name."""
    people, words = players(), Words("es", "egypt")
    middle = game("19", 14, boxes="base egypt gods pyramid", first="BuildB").view()
    end = game("4", 99, boxes="base egypt gods pyramid", first="BuildB").view()
    captions = {
        key: words.say(key) for god in GODS for key in (f"god.{god}", f"god_card.{god}.does")
    }
    public = partial(board_png, players=people, captions=captions, scale=SCALE)
    return {
        "middle": partial(public, middle, theme="egypt"),
        "end": partial(public, end, theme="egypt"),
        "classic": partial(public, end),
        "contrast": partial(public, end, theme="egypt_contrast"),
        "gods": partial(gods_png, end, people, captions=captions, scale=SCALE, theme="egypt"),
    }


if __name__ == "__main__":
    draw_anew(FOLDER, pictures())
