"""Samples of the gods."""

from __future__ import annotations

from game.gods.names import GODS
from render.boxes.gods.overview import gods_png
from render.samples import game, players
from words import Words


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by the name of its file."""
    view, words = game("4", 99, boxes="base gods").view(), Words()
    keys = [key for god in GODS for key in (f"god.{god}", f"god_card.{god}.does")]
    names = {key: words.say(key) for key in keys} | {"god.shown": words.say("ui.god.shown")}
    return {"gods.png": gods_png(view, players(), captions=names, theme=theme)}
