"""
An overview of the gods: each on a card with its sign and effect, in signs and in words.

Its head shows the color of its player, and which side of the card is up. Everything on it is
public; gods with a player come first, in the order of seats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from PIL import Image

from game import View
from game.gods.parts import Gods
from render.lettering import fitted, legible, lines, named, width
from render.paint import paint
from render.palette import png
from render.scene import Player
from render.shapes import Point, Shape, Sprite, Text, Value
from render.themes import THEMES

WIDTH = 1600
CARD = (792, 352)
"""The room for a god, in pixels: two fit side by side."""
RIM = 8
NAME = (60, 48)
EFFECT = (40, 31)
"""The largest and the smallest font size of an effect, in pixels."""
OWNER = (40, 33)
"""The largest and the smallest font size of an owner's name in one line, in pixels."""
TWO = (32, 27)
"""The largest and the smallest font size of an owner's name in two lines, in pixels."""
LEFT, RIGHT = -204, 372
"""Where a card's words begin and end, in pixels from its middle."""
HEAD, STRIP, FOOT = -122, -18, 97
"""Vertical position of the name, the signs and the words, in pixels below the card's middle."""

Thing: TypeAlias = tuple[str, tuple[Value, ...], float, int]
"""A piece of art, its arguments, its scale, and the room it takes in pixels."""

SEAT = "seat"
"""Placeholder for the owner of a piece in the arguments of art."""
ANY: Thing = ("small resource", ("any",), 0.7, 86)
CARDS: Thing = ("icon", ("hand",), 1.7, 84)
BACK: Thing = ("small back", (), 0.7, 72)
PERSON: Thing = ("figure", ("person",), 0.95, 56)
CART: Thing = ("route", ("road", SEAT, -1), 1.0, 104)
MOVED: Thing = ("route", ("road", SEAT, 1), 1.0, 104)


def _deed(kind: str) -> Thing:
    return "deed", (kind,), 0.8, 82


def _card(name: str) -> Thing:
    return "small resource", (name,), 0.7, 86


def _die(pips: int) -> Thing:
    return "small die", (pips,), 0.62, 76


SEVEN = (_die(3), _die(4))
DEEDS: Mapping[str, tuple[Thing, ...]] = {
    "horus": (PERSON, PERSON, _deed("swap"), _card("wool"), ANY),
    "ptah": (_card("lumber"), ANY, _deed("to"), CART),
    "atum": (_die(2), _die(4), _deed("none"), _deed("to"), ANY),
    "osiris": (CART, _deed("to"), MOVED),
    "amun": (_card("ore"), _card("ore"), _deed("to"), ANY),
    "bastet": (("robber", (), 0.95, 72), _deed("to"), ("hex", ("desert", 0, False), 0.4, 96), ANY),
    "hapi": (
        ("small development", ("knight",), 0.7, 88),
        _deed("to"),
        ("building", ("settlement", SEAT, 0), 1.05, 76),
        ("building", ("city", SEAT, 0), 1.05, 100),
    ),
    "isis": (*SEVEN, _deed("to"), CARDS, _deed("kept")),
    "maat": (_deed("seen"), CARDS, _deed("to"), ANY),
    "thoth": (_deed("seen"), BACK, BACK, BACK, _deed("to"), BACK),
}
"""The effect of each god in signs."""


def gods_png(
    view: View,
    players: Sequence[Player],
    *,
    captions: Mapping[str, str],
    scale: float = 1.0,
    theme: str = "classic",
) -> bytes:
    """
    All gods with their effects and their players; *players* by seat.

    *captions* has the words: names as "god.isis", effects as "god_card.isis.does", and the labels
    of gods in no hand, "god.shown" and "god.stacked".

    :raises ValueError: if the game is played without gods.
    """
    if Gods.__name__ not in view.parts:
        message = "the game is played without gods"
        raise ValueError(message)
    gods = view.part(Gods)
    every = listed(gods)
    size = (round(WIDTH * scale), round((-(-len(every) // 2) * CARD[1] + 2 * RIM) * scale))
    image = Image.new("RGB", size, THEMES[theme].water[0])
    for i, (god, seat) in enumerate(every):
        at = (WIDTH / 2 + (i % 2 - 0.5) * CARD[0], RIM + (i // 2 + 0.5) * CARD[1])
        paint(image, card(gods, god, seat, at, players, captions, scale), THEMES[theme])
    return png(image, theme)


def listed(gods: Gods) -> list[tuple[str, int]]:
    """Each god and the seat of its player, -1 for none, in the order of the picture."""
    held = [(god, seat) for seat, god in enumerate(gods.held) if god]
    return held + [(god, -1) for god in (*gods.stack, *gods.display)]


def card(
    gods: Gods,
    god: str,
    seat: int,
    middle: Point,
    players: Sequence[Player],
    captions: Mapping[str, str],
    scale: float,
) -> Iterator[Shape]:
    """One god about *middle*: sign and name, effect, and the place of its card."""

    def at(x: float, y: float) -> Point:
        return (middle[0] + x) * scale, (middle[1] + y) * scale

    is_last = seat >= 0 and gods.turned[seat]
    colour = players[seat].colour if seat >= 0 else ""
    on = f"{colour}.on" if colour else "ink"
    yield Sprite("god card", (colour,), at(0, 0), scale)
    # Fonts have whole sizes: words are fitted in the size that they are drawn in.
    said_name = captions.get(f"god.{god}", god.capitalize())
    name, large = fitted(said_name, 320 * scale, *drawn(NAME, scale))
    yield Text(name, at(LEFT, HEAD), large, on, "left")
    room = (RIGHT - LEFT - 30) * scale - width(name, large)
    if seat < 0:
        where = "stacked" if god in gods.stack else "shown"
        words, size = fitted(captions.get(f"god.{where}", ""), room, *drawn(OWNER, scale))
        yield Text(words, at(RIGHT - 4, HEAD), size, on, "right")
    else:
        owner = legible(players[seat].name, f"P{seat + 1}")
        sizes = drawn(OWNER, scale), drawn(TWO, scale)
        said, size = named(owner, room - 128 * scale, *sizes)
        for i, line in enumerate(said):
            y = HEAD + (i - (len(said) - 1) / 2) * (size / scale + 3)
            yield Text(line, at(RIGHT - 132, y), size, on, "right")
        yield Sprite("owner", (colour, "B" if is_last else "A"), at(RIGHT - 68, HEAD), scale)
    yield from _strip(god, colour or "white", (LEFT + RIGHT) / 2, at, scale)
    words = captions.get(f"god_card.{god}.does", "")
    effect, small = lines(words, 2 * RIGHT * scale, 3, *drawn(EFFECT, scale))
    effect = [line[:1].upper() + line[1:] if i == 0 else line for i, line in enumerate(effect)]
    for i, line in enumerate(effect):
        y = FOOT + (i - (len(effect) - 1) / 2) * (small / scale + 5)
        yield Text(line, at(-RIGHT, y), small, "ink", "left")
    yield Sprite("god", (god, is_last), at(-294, -72), 2.75 * scale)


def drawn(sizes: tuple[int, int], scale: float) -> tuple[int, int]:
    """The largest and the smallest font size in a picture of this *scale*."""
    largest, least = sizes
    return max(1, round(largest * scale)), max(1, math.floor(least * scale))


def _strip(
    god: str, colour: str, middle: float, at: Callable[[float, float], Point], scale: float
) -> Iterator[Shape]:
    """The effect of a god in signs, side by side about *middle*."""
    things = DEEDS.get(god, ())
    x = middle - sum(wide for *_, wide in things) / 2
    for art, told, unit, wide in things:
        args = tuple([colour if value == SEAT else value for value in told])
        yield Sprite(art, args, at(x + wide / 2, STRIP), unit * scale)
        x += wide
