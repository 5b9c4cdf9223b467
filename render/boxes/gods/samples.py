"""Samples of the gods."""

from __future__ import annotations

from collections.abc import Callable

from game.boxes import offered, seats_for
from game.gods.names import GODS
from render import theme_of
from render.boxes.gods.overview import gods_png
from render.played import led, played
from render.samples import USUAL, game, players
from words import Words

LARGEST = [n for n in offered() if "gods" in n and USUAL in seats_for(n)][-1]


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    view = game("4", 99, boxes="base gods").view()
    return {"gods.png": gods_png(view, players(), captions=_said(Words()), theme=theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""

    def drawn() -> bytes:
        view, *_ = played("nile", " ".join(LARGEST), led(5))
        edition = view.rules.edition
        said = _said(Words("en", edition))
        return gods_png(view, players(), captions=said, theme=theme_of("", edition))

    return {"gods.png": drawn}


def _said(words: Words) -> dict[str, str]:
    """The bot's captions on the picture."""
    keys = [key for god in GODS for key in (f"god.{god}", f"god_card.{god}.does")]
    said = {key: words.say(key) for key in keys}
    return said | {f"god.{where}": words.say(f"ui.god.{where}") for where in ("shown", "stacked")}
