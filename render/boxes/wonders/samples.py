"""A sample of the Wonders of Catan: a game in which wonders grow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render import board_png, theme_of
from render.boxes.seafarers.samples import FIRST, sailed
from render.samples import players

WONDERS = ("BuildLevel", "BeginWonder", *FIRST)
"""Actions to take as soon as they are legal."""


def pictures(theme: str) -> dict[str, bytes]:
    """The board and the cards in a theme, by file name."""
    return {"wonders.png": _drawn(theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw the picture of docs/pictures, by its file name."""
    return {"sea_wonders.png": partial(_drawn, theme_of(""))}


def _drawn(theme: str) -> bytes:
    view = sailed("wonders", "wonders", first=WONDERS).view()
    return board_png(view, players(), theme=theme)
