"""
The box's golden pictures: ``python -m tests.game.pyramid.golden`` draws them again.

Look at them before you commit them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.gods.names import GODS
from render import board_png
from render.boxes.gods.overview import gods_png
from render.samples import players
from tests.game.pyramid.sights import laid_out
from tests.render.golden import SCALE, draw_anew
from words import Words

FOLDER = Path(__file__).parent / "golden"


def pictures() -> dict[str, Callable[[], bytes]]:
    """The function that draws each golden picture, by the picture's name."""
    view, people, words = laid_out(), players(), Words("es", "egypt")
    keys = [key for god in GODS for key in (f"god.{god}", f"god_card.{god}.does")]
    captions = {key: words.say(key) for key in keys}
    public = partial(board_png, view, people, captions=captions, scale=SCALE)
    return {
        "egypt": partial(public, theme="egypt"),
        "classic": public,
        "contrast": partial(public, theme="egypt_contrast"),
        "gods": partial(gods_png, view, people, captions=captions, scale=SCALE, theme="egypt"),
    }


if __name__ == "__main__":
    draw_anew(FOLDER, pictures())
