"""Samples with five and six players: a game that computers have played to its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from game import Game, View
from render import board_png, ending_png, theme_of
from render.played import played
from render.samples import players
from render.scene import Place
from words import Words, captions, honour_lines

SEATS = 6


@lru_cache(maxsize=1)
def ended() -> tuple[View, tuple[Place, ...], Game]:
    """The finished game, as `played` returns it."""
    return played("six endbase", "base five_six", seats=SEATS)


def won(theme: str) -> bytes:
    """The last board."""
    view, latest, _ = ended()
    return board_png(view, players(SEATS), latest=latest, theme=theme)


def figures(theme: str) -> bytes:
    """The end in figures."""
    view, _, game = ended()
    tale, words = game.chronicle(game.lines), Words()
    return ending_png(
        view,
        players(SEATS),
        tale,
        honours=honour_lines(tale, words),
        captions=captions(view, tale, words),
        theme=theme,
    )


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    return {"six_won.png": won(theme), "six_ending.png": figures(theme)}


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""
    return {
        "six_won.png": partial(won, theme_of("")),
        "six_ending.png": partial(figures, theme_of("")),
    }
