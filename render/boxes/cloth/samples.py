"""Samples of Cloth for Catan: villages with what is left in them, and who has cloth."""

from __future__ import annotations

from collections.abc import Callable

from render import board_png, theme_of
from render.boxes.seafarers.samples import sailed
from render.samples import players


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by the name of its file."""
    return {"cloth.png": board_png(sailed("cloth", "cloth").view(), players(), theme=theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How each picture of docs/pictures is drawn, by the name of its file."""
    return {"sea_cloth.png": lambda: pictures(theme_of(""))["cloth.png"]}
