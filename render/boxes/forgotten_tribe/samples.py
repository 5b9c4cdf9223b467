"""Samples of the Forgotten Tribe: gifts along its coasts, and a harbor that is placed."""

from __future__ import annotations

from collections.abc import Callable

from game.forgotten_tribe.parts import Gifts
from render import board_png, prompt_png, theme_of
from render.boxes.seafarers.samples import sailed
from render.samples import players

NAME = "forgotten_tribe"


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    view = sailed(NAME, NAME).view()
    coast = view.part(Gifts).lying[-1]
    return {
        f"{NAME}.png": board_png(view, players(), theme=theme),
        "ghost_harbour.png": prompt_png(
            view, players(), [], ghost=("edge", coast, "harbour:ore"), theme=theme
        ),
    }


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""
    return {f"sea_{NAME}.png": lambda: pictures(theme_of(""))[f"{NAME}.png"]}
