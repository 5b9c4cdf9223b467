"""A sample of the Wonders of Catan: a game in which wonders grow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render import board_png, theme_of
from render.boxes.seafarers.samples import FIRST, sailed
from render.samples import players

WONDERS = ("BuildLevel", "BeginWonder", *FIRST)
"""What is done as soon as it may be."""


def pictures(theme: str) -> dict[str, bytes]:
    """The board and the cards in a theme, by the name of the file."""
    return {"wonders.png": _drawn(theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How the picture of docs/pictures is drawn, by the name of its file."""
    return {"sea_wonders.png": partial(_drawn, theme_of(""))}


def _drawn(theme: str) -> bytes:
    view = sailed("wonders", "wonders", first=WONDERS).view()
    return board_png(view, players(), theme=theme)
