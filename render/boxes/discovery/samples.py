"""Samples of Discovery: half the fog lifted, half the treasures found, numbers to come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render import board_png, theme_of
from render.boxes.seafarers.samples import sailed
from render.samples import players

MAPS = ("fog_islands", "treasure_islands", "greater_catan", "oasis")


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    return {f"{name}.png": _drawn(name, theme) for name in MAPS}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""
    return {f"sea_{name}.png": partial(_drawn, name, theme_of("")) for name in MAPS}


def _drawn(name: str, theme: str) -> bytes:
    return board_png(sailed(name, "discovery").view(), players(), theme=theme)
