"""Samples of Ancient Egypt."""

from __future__ import annotations

from render import board_png
from render.samples import game, players


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by the name of its file."""
    view = game(points=24, boxes="base egypt").view()
    return {"egypt.png": board_png(view, players(), theme=theme)}
