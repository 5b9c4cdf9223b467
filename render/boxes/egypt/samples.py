"""Samples of Ancient Egypt."""

from __future__ import annotations

from collections.abc import Callable

from render import board_png
from render.played import led, played
from render.samples import game, players


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    view = game(points=24, boxes="base egypt").view()
    return {"egypt.png": board_png(view, players(), theme=theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""

    def drawn() -> bytes:
        view, latest, _ = played("egypt", "base egypt", led(6))
        return board_png(view, players(), latest=latest, theme="egypt")

    return {"egypt.png": drawn}
