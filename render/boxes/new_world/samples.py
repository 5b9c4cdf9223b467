"""A sample of New World: random land, sea and harbors, and ships between them."""

from __future__ import annotations

from collections.abc import Callable

from render import board_png, theme_of
from render.boxes.seafarers.samples import sailed
from render.samples import players

NAME = "new_world"


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    return {f"{NAME}.png": board_png(sailed(NAME, NAME).view(), players(), theme=theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""
    return {f"sea_{NAME}.png": lambda: pictures(theme_of(""))[f"{NAME}.png"]}
