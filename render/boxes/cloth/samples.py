"""Samples of Cloth for Catan: villages with their remaining cloth, and each seat's."""

from __future__ import annotations

from collections.abc import Callable

from render import board_png, theme_of
from render.boxes.seafarers.samples import sailed
from render.samples import players


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    return {"cloth.png": board_png(sailed("cloth", "cloth").view(), players(), theme=theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""
    return {"sea_cloth.png": lambda: pictures(theme_of(""))["cloth.png"]}
