"""
An overview of the gods: each with its sign, what it does, and whom it helps with which side up.

Everything on it lies open; those who hold a god come first, in the order of seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from game import View
from game.gods.parts import Gods
from render.lettering import fitted, legible, lines
from render.paint import paint
from render.palette import png
from render.scene import Player
from render.shapes import Shape, Sprite, Text
from render.themes import THEMES

WIDTH = 1600
ROW = 184
RIM = 12
NAME = (60, 48)
EFFECT = (40, 32)
OWNER = (40, 28)
LEFT = 186
"""Where words begin."""


def gods_png(
    view: View,
    players: Sequence[Player],
    *,
    captions: Mapping[str, str],
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    All gods, what each does, and whom it helps; *players* by seat.

    *captions* has the words: names as "god.isis", what they do as "god_card.isis.does", and what is
    said of gods in no hand, "god.shown" and "god.stacked".

    :raises ValueError: if the game is played without gods.
    """
    if Gods.__name__ not in view.parts:
        message = "the game is played without gods"
        raise ValueError(message)
    gods = view.part(Gods)
    rows = listed(gods)
    size = (round(WIDTH * scale), round((len(rows) * ROW + 2 * RIM) * scale))
    image = Image.new("RGB", size, THEMES[theme].water[0])
    for i, (god, seat) in enumerate(rows):
        y = RIM + (i + 0.5) * ROW
        paint(image, row(gods, god, seat, y, players, captions, scale), THEMES[theme])
    return png(image, theme)


def listed(gods: Gods) -> list[tuple[str, int]]:
    """Each god and the seat that it helps, -1 for none, in the order of the picture."""
    held = [(god, seat) for seat, god in enumerate(gods.held) if god]
    return held + [(god, -1) for god in (*gods.stack, *gods.display)]


def row(
    gods: Gods,
    god: str,
    seat: int,
    y: float,
    players: Sequence[Player],
    captions: Mapping[str, str],
    scale: float,
) -> Iterator[Shape]:
    """One god: its sign and name, what it does in two lines, and where its card lies."""

    def at(x: float, dy: float = 0) -> tuple[float, float]:
        return x * scale, (y + dy) * scale

    is_last = seat >= 0 and gods.turned[seat]
    yield Sprite("god row", (seat >= 0,), at(WIDTH / 2), scale)
    yield Sprite("god", (god, is_last), at(98), 2.15 * scale)
    name, large = fitted(captions.get(f"god.{god}", god.capitalize()), 560, *NAME)
    yield Text(name, at(LEFT, -48), round(large * scale), "ink", "left")
    effect, small = lines(captions.get(f"god_card.{god}.does", ""), 1370, 2, *EFFECT)
    effect = [line[:1].upper() + line[1:] if i == 0 else line for i, line in enumerate(effect)]
    for i, line in enumerate(effect):
        dy = 31 + (i - (len(effect) - 1) / 2) * (small + 6)
        yield Text(line, at(LEFT, dy), round(small * scale), "ink", "left")
    if seat < 0:
        where = "stacked" if god in gods.stack else "shown"
        words, middle = fitted(captions.get(f"god.{where}", ""), 600, *OWNER)
        yield Text(words, at(1556, -48), round(middle * scale), "state.later", "right")
        return
    player = players[seat]
    yield Sprite("owner", (player.colour, "B" if is_last else "A"), at(1314, -44), scale)
    words, middle = fitted(legible(player.name, f"P{seat + 1}"), 330, *OWNER)
    yield Text(words, at(1146, -44), round(middle * scale), f"{player.colour}.on", "left")
