"""
The edition's golden picture: ``python -m tests.game.egypt.golden`` draws it again.

Look at it before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from render import board_png
from tests.render.golden import SCALE, draw_anew
from tests.render.sights import PEOPLE, seen

FOLDER = Path(__file__).parent / "golden"


def pictures() -> dict[str, Callable[[], bytes]]:
    """The function that draws each golden picture, by the picture's name."""
    return {"egypt": partial(board_png, seen(), PEOPLE, scale=SCALE, theme="egypt")}


if __name__ == "__main__":
    draw_anew(FOLDER, pictures())
