"""
A hand: its owner's cards with counts, and which development cards may be played now.

It is drawn from the owner's own view and shows nobody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from PIL import Image

from game import View
from game.core.view import SeatView
from render.lettering import fitted, legible, width
from render.paint import paint
from render.palette import png
from render.scene import Player
from render.shapes import Shape, Sprite, Text
from render.themes import THEMES

WIDTH = 1600
HEADER = 132
ROW = 440
"""The height of a row of cards."""
CARD = 284
"""The width of a card."""
STEP = 308
CAPTION = (44, 36)
"""The largest and the least size of a caption."""
SHOWN = 4
"""How many cards of a stack can be told apart."""


def picture(
    view: View,
    player: Player,
    playable: frozenset[str],
    captions: Mapping[str, str],
    scale: float,
    theme: str,
) -> bytes:
    """The hand of the reader of *view* as a PNG."""
    assert view.reader is not None
    seat = view.seats[view.reader]
    rows = 1 + bool(seat.held)
    height = HEADER + rows * ROW + 20
    image = Image.new("RGB", (round(WIDTH * scale), round(height * scale)), THEMES[theme].water[0])
    shapes = [
        *header(view, seat, player, scale),
        *resources(view, seat, captions, scale),
        *developments(view, seat, playable, captions, scale),
    ]
    paint(image, shapes, THEMES[theme])
    return png(image, theme)


def header(view: View, seat: SeatView, player: Player, scale: float) -> Iterator[Shape]:
    """Who this is, and the points with the hidden ones apart."""
    on = f"{player.colour}.on"
    middle = HEADER / 2 - 4
    yield Sprite("banner", (player.colour,), (WIDTH / 2 * scale, middle * scale), scale)
    name = legible(player.name, f"P{seat.seat + 1}")
    words, size = fitted(name, 800, 72, 48)
    yield Text(words, (150 * scale, middle * scale), round(size * scale), on, "left")
    hidden = (seat.total or seat.points) - seat.points
    points = f"{seat.points}+{hidden}" if hidden else str(seat.points)
    yield Text(points, (1556 * scale, middle * scale), round(84 * scale), on, "right")
    star = 1556 - width(points, 84) - 56
    yield Sprite("star", (), (star * scale, middle * scale), 1.5 * scale)


def resources(
    view: View, seat: SeatView, captions: Mapping[str, str], scale: float
) -> Iterator[Shape]:
    """A stack of each kind of card; a pale one where there is none."""
    counts = seat.hand or view.rules.no_cards
    unit = min(1, 5 / len(counts))
    for i, (kind, count) in enumerate(zip(view.rules.cards, counts, strict=True)):
        x = WIDTH / 2 + (i - (len(counts) - 1) / 2) * STEP * unit
        y = HEADER + ROW / 2
        for back in range(min(count, SHOWN) - 1, 0, -1):
            spot = ((x + 7 * back) * scale, (y - 9 * back) * scale)
            yield Sprite("big back", ("paper",), spot, unit * scale)
        yield Sprite("big card", (kind.name, not count), (x * scale, y * scale), unit * scale)
        caption = captions.get(kind.name, "")
        yield from _caption(caption, x, y + 148 * unit, CARD * unit, scale, "ink")
        yield from _count(count, x - 96 * unit, y - 148 * unit, unit, scale)


def developments(
    view: View,
    seat: SeatView,
    playable: frozenset[str],
    captions: Mapping[str, str],
    scale: float,
) -> Iterator[Shape]:
    """A stack of each kind held, with a sign whether it may be played."""
    held = Counter(card.kind for card in seat.held or ())
    unit = min(1, 5 / max(1, len(held)))
    for i, (number, count) in enumerate(sorted(held.items())):
        kind = view.rules.deck_cards[number]
        x = WIDTH / 2 + (i - (len(held) - 1) / 2) * STEP * unit
        y = HEADER + ROW * 1.5
        for back in range(min(count, SHOWN) - 1, 0, -1):
            spot = ((x + 7 * back) * scale, (y - 9 * back) * scale)
            yield Sprite("big back", ("violet.light",), spot, unit * scale)
        state = "points" if kind.points else "now" if kind.name in playable else "later"
        yield Sprite("deck card", (kind.name, state), (x * scale, y * scale), unit * scale)
        caption = captions.get(kind.name, "")
        yield from _caption(caption, x, y + 136 * unit, CARD * unit, scale, "ink")
        if count > 1:
            yield from _count(count, x - 96 * unit, y - 148 * unit, unit, scale)
        yield Sprite(
            "badge", (state,), ((x + 98 * unit) * scale, (y - 148 * unit) * scale), unit * scale
        )


def _count(count: int, x: float, y: float, unit: float, scale: float) -> Iterator[Shape]:
    yield Sprite("count", (not count,), (x * scale, y * scale), unit * scale)
    colour = "ink" if count else "grey"
    yield Text(str(count), (x * scale, y * scale), round(72 * unit * scale), colour)


def _caption(
    words: str, x: float, y: float, room: float, scale: float, colour: str
) -> Iterator[Shape]:
    """One line, or two where one would be too small."""
    room -= 28
    lines = [words]
    if " " in words and width(words, CAPTION[1]) > room:
        gaps = [i for i, c in enumerate(words) if c == " "]
        cut = min(gaps, key=lambda i: max(width(words[:i], 40), width(words[i + 1 :], 40)))
        lines = [words[:cut], words[cut + 1 :]]
    for i, line in enumerate(lines):
        fit, size = fitted(line, room, *CAPTION)
        spot = (x * scale, (y + (i - (len(lines) - 1) / 2) * 44) * scale)
        yield Text(fit, spot, round(size * scale), colour)
